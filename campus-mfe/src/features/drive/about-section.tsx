import { Card, color, fontSize, media, Section, styled, Tag } from '@aarohan/shared/ui';

/** What the drive is for, and the fair beside it (spec 2 §9). */
export const AboutSection = () => (
  <Section title="About the drive">
    <Columns>
      <Story>
        <p>
          The campus drive brings hiring teams to the students they look for. Colleges send their final year, companies send the people who
          will work with them, and we run the week between: tests that both sides trust, interviews that start on time, and an answer for
          everybody who came.
        </p>
        <p>
          Taking part costs candidates nothing. Companies see marks and tests before they choose whom to meet; colleges hear the outcome for
          each of their students, and what to work on for those without an offer yet.
        </p>
      </Story>
      <Fair as="section" aria-labelledby="career-fair">
        <Tag tone="next">April 2026 · Kolkata</Tag>
        <h3 id="career-fair">Mega Career Fair</h3>
        <p>
          The drive grown to the size of the city: one roof, one registration desk, every industry that hires in the east. The fair of April
          2026 was laid out for 50+ corporates and 50,000+ graduates in Kolkata. The day of the next one is announced on this page.
        </p>
        <Facts>
          <div>
            <dt>Corporates</dt>
            <dd>50+</dd>
          </div>
          <div>
            <dt>Graduates</dt>
            <dd>50,000+</dd>
          </div>
        </Facts>
      </Fair>
    </Columns>
  </Section>
);

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 48 },
});
const Story = styled('div')({ display: 'grid', gap: 16, maxWidth: '68ch' });
const Fair = styled(Card)({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 24,
  h3: { fontSize: fontSize.h3 },
  p: { color: color.muted },
  [media.desktop]: { padding: 32 },
});
const Facts = styled('dl')({
  display: 'flex',
  gap: 40,
  marginTop: 8,
  div: { display: 'flex', flexDirection: 'column-reverse' },
  dt: { color: color.muted, fontSize: fontSize.small },
  dd: { fontSize: fontSize.h2, fontWeight: 800, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
});
