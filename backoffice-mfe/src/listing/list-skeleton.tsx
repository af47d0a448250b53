import { Card, color, Skeleton, styled, VisuallyHidden } from '@aarohan/shared/ui';

interface ListSkeletonProps {
  isWide: boolean;
  /** what is on its way: `registered users` */
  what: string;
}

/** The list's shape while it is on its way. */
export const ListSkeleton = ({ isWide, what }: ListSkeletonProps) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading {what}…</VisuallyHidden>
    {isWide ? (
      <Card>
        {places(16).map((place) => (
          <Line key={place}>
            <Skeleton height={14} shape="text" />
          </Line>
        ))}
      </Card>
    ) : (
      <Cards>
        {places(4).map((place) => (
          <CardShape key={place}>
            <Skeleton width="60%" height={20} />
            {places(7).map((line) => (
              <Skeleton key={line} height={16} shape="text" />
            ))}
          </CardShape>
        ))}
      </Cards>
    )}
  </div>
);

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

const Line = styled('div')({
  display: 'grid',
  alignItems: 'center',
  height: 36,
  padding: '0 16px',
  '& + &': { borderTop: `1px solid ${color.line}` },
});
const CardShape = styled(Card)({ display: 'grid', gap: 9, padding: 16 });
const Cards = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))', gap: 12 });
