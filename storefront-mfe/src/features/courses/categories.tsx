import type { Category } from '@aarohan/shared/catalogue';
import { useQuery } from '@aarohan/shared/query';
import { Button, Skeleton, VisuallyHidden, color, media, radius, styled } from '@aarohan/shared/ui';
import { categoriesQuery } from './categories-query.ts';

interface CategoriesProps {
  /** its id */
  chosen?: string;
  onChoose: (category: string) => void;
}

/** The categories as a list of buttons; while they are on their way or missing, that. */
export function Categories({ chosen, onChoose }: CategoriesProps) {
  const { data, isError, refetch } = useQuery(categoriesQuery());
  if (data) return <CategoryList categories={data.categories} chosen={chosen} onChoose={onChoose} />;
  if (isError) return <CategoriesMissing onRetry={() => void refetch()} />;
  return (
    <Waiting>
      <VisuallyHidden role="status">Loading categories…</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </Waiting>
  );
}

const CategoryList = ({ categories, chosen, onChoose }: CategoriesProps & { categories: Category[] }) => (
  <List aria-label="Categories">
    {categories.map(({ id, name }) => (
      <li key={id}>
        <Choice type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChoose(id)}>
          {name}
        </Choice>
      </li>
    ))}
  </List>
);

/** No alert: who has no categories can still look for a course by its name. */
const CategoriesMissing = ({ onRetry }: { onRetry: () => void }) => (
  <Missing>
    <p>Categories are not available right now.</p>
    <Button variant="outlined" size="small" onClick={onRetry}>
      Retry
    </Button>
  </Missing>
);

const Waiting = styled('div')({ display: 'grid', gap: 4 });

const Missing = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12, color: color.muted });

const List = styled('ul')({ display: 'grid', gap: 4 });

const Choice = styled('button')({
  display: 'block',
  width: '100%',
  minHeight: 40,
  padding: '6px 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  [media.hover]: { '&:hover': { background: color.paper, color: color.primary } },
  [media.touch]: { minHeight: 44 },
  '&[aria-current]': { background: color.primaryTint, color: color.primary, fontWeight: 700 },
});
