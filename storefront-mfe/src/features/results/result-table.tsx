import type { ResultRecord } from '@aarohan/shared/results';
import { color, fontSize, radius, styled } from '@aarohan/shared/ui';

/** One column for each field that is published, in the order in which it came (spec 2 §2). */
export const ResultTable = ({ record }: { record: ResultRecord }) => (
  <Frame role="region" aria-label="Assessment Results" tabIndex={0}>
    <table>
      <caption>Assessment Results</caption>
      <thead>
        <tr>
          {Object.keys(record).map((field) => (
            <th key={field} scope="col">
              {field}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {Object.entries(record).map(([field, value]) => (
            <td key={field}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  </Frame>
);

/** Scrolls sideways by itself, also with the keyboard, so that the page does not. */
const Frame = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: { padding: '20px 20px 12px', fontSize: fontSize.h3, fontWeight: 700, textAlign: 'left' },
  'th, td': { padding: '12px 20px', textAlign: 'left', whiteSpace: 'nowrap', borderTop: `1px solid ${color.line}` },
  th: { color: color.muted, fontSize: fontSize.small, fontWeight: 600 },
  td: { fontWeight: 600 },
});
