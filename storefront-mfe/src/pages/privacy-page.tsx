import { institute } from '@aarohan/shared/brand';
import { PageHead } from '@aarohan/shared/ui';
import { LegalPage } from '../features/policies/legal-page.tsx';
import { privacySections } from '../features/policies/privacy-sections.tsx';

/** Needs no data. */
export const load = (): void => undefined;

export const Component = () => (
  <>
    <PageHead
      title="Privacy Policy"
      description={`Which personal data ${institute.name} collects, what they are used for, who sees them, and how you have them corrected or deleted.`}
    />
    <LegalPage
      title="Privacy Policy"
      lead="Which data we collect, what we do with them, who sees them, and how you have them corrected or deleted."
      updated="2026-12-01"
      sections={privacySections}
    />
  </>
);
