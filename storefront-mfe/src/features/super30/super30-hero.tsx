import { Breadcrumbs, Button, Container, Icon, color, fontSize, media, styled } from '@aarohan/shared/ui';

/** What Super30 is, and the one thing to do about it. */
export const Super30Hero = ({ onBrochure }: { onBrochure: () => void }) => (
  <Root>
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="Super30" />
    <h1>Super30</h1>
    <p>Thirty learners a year, chosen by merit, taught together by our senior mentors and prepared for one goal: the offer letter.</p>
    <Button
      variant="contained"
      tone="next"
      size="large"
      aria-haspopup="dialog"
      startIcon={<Icon name="download" size={18} />}
      onClick={onBrochure}
    >
      Brochure
    </Button>
  </Root>
);

const Root = styled(Container)({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  paddingTop: 16,
  paddingBottom: 28,
  h1: { fontSize: fontSize.h1, letterSpacing: '-0.03em', [media.desktop]: { fontSize: fontSize.hero } },
  p: { maxWidth: '60ch', color: color.muted, fontSize: fontSize.lead },
  [media.desktop]: { paddingTop: 32, gap: 20 },
});
