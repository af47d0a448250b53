import { institute } from '@aarohan/shared/brand';
import { ButtonLink, Container, Icon, buttonStyle, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { Claims } from './claims.tsx';
import { RisingSteps } from './rising-steps.tsx';

/** What the institute does, in one line, and the two ways on. Needs no data. */
export const Hero = ({ programsId }: { programsId: string }) => (
  <Root>
    <Container>
      <Grid>
        <div>
          <Title>{institute.tagline}.</Title>
          <Lead>
            Live online classes with working engineers, projects you can show, and a placement team in {institute.address.city} that stays
            with you until you are hired.
          </Lead>
          <Actions>
            <Jump href={`#${programsId}`}>
              Explore programs
              <Icon name="arrow-right" size={18} />
            </Jump>
            <ButtonLink to="/campus_drive" variant="outlined" size="large">
              See the campus drive
            </ButtonLink>
          </Actions>
        </div>
        <RisingSteps />
      </Grid>
      <Claims />
    </Container>
  </Root>
);

const Root = styled('section')({ padding: '32px 0 28px', [media.desktop]: { padding: '72px 0 48px' } });

const Grid = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'end',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64 },
});

const Title = styled('h1')({ fontSize: fontSize.h1, letterSpacing: '-0.03em', [media.desktop]: { fontSize: fontSize.hero } });

const Lead = styled('p')({
  marginTop: 16,
  maxWidth: '54ch',
  color: color.muted,
  fontSize: fontSize.lead,
  [media.desktop]: { marginTop: 20 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 24,
  '& > *': { flex: '1 1 auto' },
  [media.tablet]: { '& > *': { flex: 'none' } },
  [media.desktop]: { marginTop: 32 },
});

const Jump = styled('a')(buttonStyle({ variant: 'contained', tone: 'next', size: 'large' }));
