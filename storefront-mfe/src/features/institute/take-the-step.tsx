import { ButtonLink, Container, Icon, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import { useId } from 'react';

/** What the page about us ends with: the two ways on. */
export function TakeTheStep() {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Container>
        <Band>
          <div>
            <h2 id={id}>Take the first step</h2>
            <p>Choose a program, or tell us where you want to be in a year. A counsellor shows you the way there, free of charge.</p>
          </div>
          <Actions>
            <ButtonLink to="/" variant="contained" tone="next" size="large" endIcon={<Icon name="arrow-right" size={18} />}>
              Explore programs
            </ButtonLink>
            <ButtonLink to="/contactUs" variant="outlined" tone="onInk" size="large">
              Talk to us
            </ButtonLink>
          </Actions>
        </Band>
      </Container>
    </Root>
  );
}

const Root = styled('section')({ padding: '28px 0 56px', [media.desktop]: { padding: '48px 0 96px' }, [media.print]: { display: 'none' } });

const Band = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '32px 24px',
  borderRadius: radius.card,
  background: color.ink,
  color: color.surface,
  p: { marginTop: 12, maxWidth: '52ch', color: color.mutedOnInk, fontSize: fontSize.lead },
  'a:focus-visible': { outlineColor: color.marigold },
  [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 48, padding: 48 },
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, '& > *': { flex: '1 1 auto' } });
