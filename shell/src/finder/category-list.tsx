import { useRef } from 'react';
import { useQuery } from '@aarohan/shared/query';
import { Button, color, styled } from '@aarohan/shared/ui';
import { menuItem } from '../menus/menu-parts.ts';
import { categoriesQuery } from './finder-queries.ts';

/** The skill categories; they are asked for when this appears for the first time. */
export function CategoryList({ onChoose }: { onChoose: (category: string) => void }) {
  const { data, isFetching, refetch } = useQuery(categoriesQuery);
  const root = useRef<HTMLDivElement>(null);
  const categories = data?.skillCategories ?? [];

  const retry = (): void => {
    // The button goes away while it is tried; a keyboard keeps its place.
    root.current?.focus();
    void refetch();
  };

  return (
    <div ref={root} tabIndex={-1}>
      <Note role="status">{noteOf(isFetching, categories)}</Note>
      {categories.length === 0 && !isFetching && (
        <Button variant="outlined" onClick={retry}>
          Retry
        </Button>
      )}
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <Choice type="button" onClick={() => onChoose(category)}>
              {category}
            </Choice>
          </li>
        ))}
      </ul>
    </div>
  );
}

function noteOf(isFetching: boolean, categories: string[]): string | undefined {
  if (categories.length > 0) return undefined;
  return isFetching ? 'Loading skill categories...' : 'Categories are not available right now.';
}

const Note = styled('p')({ padding: '10px 12px', color: color.muted, '&:empty': { padding: 0 }, '& + button': { margin: '0 12px 8px' } });

const Choice = styled('button')({
  ...menuItem,
  width: '100%',
  border: 0,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
});
