import { Breadcrumbs, Container, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { HubCover } from './hub-cover.tsx';

/** The cover of the knowledge hub (spec 2 §2). */
export const HubHero = () => (
  <Root>
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="Knowledge Hub" />
    <Cover>
      <Words>
        <h1>Knowledge Hub</h1>
        <p>Notes from the classroom, from projects and from our hackathons, by the people who teach.</p>
      </Words>
      <HubCover />
    </Cover>
  </Root>
);

const Root = styled(Container)({ paddingTop: 16, paddingBottom: 12, [media.desktop]: { paddingTop: 32 } });

const Cover = styled('div')({
  display: 'grid',
  alignItems: 'end',
  gap: 24,
  marginTop: 16,
  borderRadius: 14,
  background: color.ink,
  color: color.surface,
  overflow: 'hidden',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: 48 },
});

const Words = styled('div')({
  padding: '28px 24px 0',
  p: { marginTop: 12, maxWidth: '44ch', color: color.mutedOnInk, fontSize: fontSize.lead },
  h1: { fontSize: fontSize.h1, letterSpacing: '-0.03em' },
  [media.desktop]: { alignSelf: 'center', padding: '48px 0 48px 48px', h1: { fontSize: fontSize.hero } },
});
