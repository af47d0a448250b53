import { institute } from '@aarohan/shared/brand';
import { Breadcrumbs, Container, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { Claims } from './claims.tsx';
import { SummitArt } from './summit-art.tsx';

/** Who the institute is, and its figures (spec 2 §2). */
export const AboutHero = () => (
  <Root>
    <Container>
      <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="About Us" />
      <Grid>
        <div>
          <Title>About {institute.name}</Title>
          <Lead>
            Aarohan means ascent. From {institute.address.city} we take people from their last exam, or from a job that leads nowhere, to
            work that they are proud of: one step after the other, with somebody beside them on each.
          </Lead>
        </div>
        <SummitArt />
      </Grid>
      <Claims claims={figures} />
    </Container>
  </Root>
);

const figures = [
  { figure: '50K+', what: 'students' },
  { figure: '25+', what: 'countries' },
  { figure: '95%', what: 'success rate' },
  { figure: '100+', what: 'partners' },
];

const Root = styled('section')({ padding: '16px 0 28px', [media.desktop]: { padding: '32px 0 48px' } });

const Grid = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'end',
  marginTop: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64, marginTop: 8 },
});

const Title = styled('h1')({ fontSize: fontSize.h1, letterSpacing: '-0.03em', [media.desktop]: { fontSize: fontSize.hero } });

const Lead = styled('p')({
  marginTop: 16,
  maxWidth: '54ch',
  color: color.muted,
  fontSize: fontSize.lead,
  [media.desktop]: { marginTop: 20 },
});
