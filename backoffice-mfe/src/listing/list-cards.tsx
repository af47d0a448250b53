import { Card, color, fontSize, styled } from '@aarohan/shared/ui';
import type { ListShape } from './list-shape.ts';

interface ListCardsProps<Row> {
  shape: ListShape<Row>;
  rows: readonly Row[];
}

/** Rows on a narrow screen: one card each. */
export const ListCards = <Row,>({ shape: { label, keyOf, name, tag, details }, rows }: ListCardsProps<Row>) => (
  <List aria-label={label}>
    {rows.map((row) => (
      <RowCard as="li" key={keyOf(row)}>
        <Head>
          <h2>{name.of(row)}</h2>
          {tag?.of(row)}
        </Head>
        <dl>
          {details.map((detail) => (
            <div key={detail.label}>
              <dt>{detail.label}</dt>
              <dd>{detail.of(row)}</dd>
            </div>
          ))}
        </dl>
      </RowCard>
    ))}
  </List>
);

const List = styled('ul')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 12 });

const RowCard = styled(Card)({
  padding: 16,
  // Cards out of sight cost nothing to lay out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 290px',
  dl: { display: 'grid', gap: 4, marginTop: 12 },
  'dl > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 8 },
  dt: { color: color.muted },
  dd: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  h2: { fontSize: fontSize.body, lineHeight: 1.3, letterSpacing: 0 },
});
