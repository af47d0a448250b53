import { formatDay } from '@aarohan/shared/dates';
import { Breadcrumbs, Container, color, fontSize, media, styled } from '@aarohan/shared/ui';
import type { ReactNode } from 'react';
import { LegalContents } from './legal-contents.tsx';

export interface LegalSection {
  /** the section's address in the page */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** the whole in a sentence or two */
  lead: string;
  /** ISO 8601 */
  updated: string;
  sections: readonly LegalSection[];
}

/** A text that binds: read on a screen, led through by its contents, and printed without them. */
export const LegalPage = ({ title, lead, updated, sections }: LegalPageProps) => (
  <Place>
    <Breadcrumbs trail={[{ title: 'Home', to: '/' }]} current={title} />
    <Head>
      <h1>{title}</h1>
      <p>{lead}</p>
      <Updated>
        Last updated: <time dateTime={updated}>{formatDay(updated)}</time>
      </Updated>
    </Head>
    <Columns>
      <LegalContents sections={sections} />
      <Text>
        {sections.map(({ id, title: heading, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{heading}</h2>
            {content}
          </section>
        ))}
      </Text>
    </Columns>
  </Place>
);

const Place = styled(Container)({ paddingTop: 16, paddingBottom: 56, [media.desktop]: { paddingTop: 32, paddingBottom: 96 } });

const Head = styled('div')({
  margin: '16px 0 24px',
  'h1 + p': { marginTop: 12, maxWidth: '60ch', color: color.muted, fontSize: fontSize.lead },
  [media.desktop]: { margin: '24px 0 48px' },
});

const Updated = styled('p')({ marginTop: 12, color: color.muted, fontSize: fontSize.small });

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: '260px minmax(0, 1fr)', gap: 64 },
  [media.print]: { display: 'block' },
});

const Text = styled('article')({
  display: 'grid',
  gap: 40,
  maxWidth: '68ch',
  counterReset: 'section',
  section: { display: 'grid', gap: 12, counterIncrement: 'section' },
  h2: { marginBottom: 4, fontSize: fontSize.h3, breakAfter: 'avoid' },
  // The heading's name is without its number.
  'h2::before': { content: 'counter(section) ". " / ""', color: color.muted, fontWeight: 600 },
  'ul, ol': { display: 'grid', gap: 8, paddingLeft: 22 },
  ul: { listStyle: 'disc' },
  ol: { listStyle: 'decimal' },
  'li::marker': { color: color.muted },
  a: { overflowWrap: 'anywhere' },
  address: { fontStyle: 'normal' },
});
