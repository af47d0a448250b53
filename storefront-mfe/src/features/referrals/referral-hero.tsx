import { institute } from '@aarohan/shared/brand';
import { Breadcrumbs, Button, Container, Icon, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { shareLink } from '@aarohan/shared/share-link';
import { VoucherArt } from './voucher-art.tsx';

/** What there is to be had, and the one thing to do for it (spec 2 §9). */
export const ReferralHero = () => (
  <Root>
    <Container>
      <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="Refer and Earn" />
      <Grid>
        <div>
          <Title>Refer and Earn</Title>
          <Lead>
            Bring a friend to one of our programs, and get an <strong>INR 1500 Amazon gift voucher</strong> once your friend pays the first
            installment.
          </Lead>
          <Button
            variant="contained"
            tone="next"
            size="large"
            endIcon={<Icon name="arrow-right" size={18} />}
            onClick={() => void shareLink('/', invitation)}
          >
            Share with a friend
          </Button>
        </div>
        <VoucherArt />
      </Grid>
    </Container>
  </Root>
);

const Root = styled('section')({ padding: '16px 0 28px', [media.desktop]: { padding: '32px 0 48px' } });

const Grid = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  marginTop: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64 },
});

const Title = styled('h1')({ fontSize: fontSize.h1, letterSpacing: '-0.03em', [media.desktop]: { fontSize: fontSize.hero } });

const Lead = styled('p')({
  margin: '16px 0 24px',
  maxWidth: '48ch',
  color: color.muted,
  fontSize: fontSize.lead,
  strong: { color: color.ink },
  [media.desktop]: { margin: '20px 0 32px' },
});

const invitation = {
  title: institute.name,
  text: `Have a look at the programs of ${institute.name}. If you apply, name me as the friend who sent you.`,
};
