import { institute } from '@aarohan/shared/brand';
import { Breadcrumbs, Card, Container, PageHead, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { ContactWays } from '../features/institute/contact-ways.tsx';
import { instituteJsonLd } from '../features/institute/institute-json-ld.ts';
import { WayToUs } from '../features/institute/way-to-us.tsx';
import { ContactForm } from '../features/leads/contact-form.tsx';

/** Needs no data. */
export const load = (): void => undefined;

/** Also at `/contactus`, as the header writes it: addresses do not tell capitals apart. */
export const Component = () => (
  <Place>
    <PageHead
      title="Contact Us"
      description={`Write, call or visit ${institute.name} in ${institute.address.city}: questions about programs, fees, admission and placement.`}
      canonical="/contactUs"
      jsonLd={[instituteJsonLd]}
    />
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="Contact Us" />
    <Head>
      <h1>Contact Us</h1>
      <p>A question about a program, a fee or your admission? Write to us, and a counsellor answers within two working days.</p>
    </Head>
    <Columns>
      <Sheet>
        <ContactForm />
      </Sheet>
      <Beside>
        <ContactWays />
        <WayToUs />
      </Beside>
    </Columns>
  </Place>
);

const Place = styled(Container)({ paddingTop: 16, paddingBottom: 56, [media.desktop]: { paddingTop: 32, paddingBottom: 96 } });

const Head = styled('div')({
  margin: '16px 0 24px',
  p: { marginTop: 8, maxWidth: '60ch', color: color.muted, fontSize: fontSize.lead },
  [media.desktop]: { margin: '24px 0 40px' },
});

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: 64 },
});

const Sheet = styled(Card)({ padding: 20, [media.tablet]: { padding: 32 }, [media.desktop]: { padding: 40 } });

const Beside = styled('div')({ display: 'grid', gap: 32 });
