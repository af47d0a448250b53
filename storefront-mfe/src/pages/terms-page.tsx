import { institute } from '@aarohan/shared/brand';
import { PageHead } from '@aarohan/shared/ui';
import { LegalPage } from '../features/policies/legal-page.tsx';
import { termsSections } from '../features/policies/terms-sections.tsx';

/** Needs no data. */
export const load = (): void => undefined;

export const Component = () => (
  <>
    <PageHead
      title="Terms & Conditions"
      description={`What holds between you and ${institute.name}: account, admission, fees, classes, certificates, liability, law and courts.`}
    />
    <LegalPage
      title="Terms & Conditions"
      lead="What you can expect of us, and what we expect of you, from the first visit of the website to the certificate."
      updated="2026-12-01"
      sections={termsSections}
    />
  </>
);
