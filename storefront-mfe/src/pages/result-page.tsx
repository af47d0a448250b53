import { institute } from '@aarohan/shared/brand';
import { Breadcrumbs, Container, PageHead, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { ResultLookup } from '../features/results/result-lookup.tsx';

/** Nobody's result is drawn on the server. */
export const load = (): void => undefined;

export const Component = () => (
  <Place>
    <PageHead title="Your result" description={`Look up the result of your assessment at ${institute.name} with your e-mail address.`} />
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current="Result" />
    <Head>
      <h1>Your result</h1>
      <p>Results are published about a week after an assessment. Enter the e-mail address that you enrolled with.</p>
    </Head>
    <ResultLookup />
  </Place>
);

const Place = styled(Container)({ paddingTop: 16, paddingBottom: 56, [media.desktop]: { paddingTop: 32, paddingBottom: 96 } });

const Head = styled('div')({
  margin: '16px 0 24px',
  p: { marginTop: 12, maxWidth: '60ch', color: color.muted, fontSize: fontSize.lead },
  [media.desktop]: { margin: '24px 0 40px' },
});
