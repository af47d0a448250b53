import { useQuery } from '@aarohan/shared/query';
import { Icon, color, radius, styled } from '@aarohan/shared/ui';
import { useId } from 'react';
import { categoriesQuery } from './categories-query.ts';

interface CategorySelectProps {
  /** its id */
  chosen: string | undefined;
  onChoose: (category: string) => void;
}

/** The categories where there is no room for a list; where they are missing the list's place says so. */
export function CategorySelect({ chosen = '', onChoose }: CategorySelectProps) {
  const { data, isError } = useQuery(categoriesQuery());
  const id = useId();
  if (!data && isError) return null;
  const known = data?.categories.some((category) => category.id === chosen);
  return (
    <div>
      <Label htmlFor={id}>Category</Label>
      <Box>
        <Select id={id} value={known ? chosen : ''} onChange={({ target }) => onChoose(target.value)} disabled={!data}>
          {!known && (
            <option value="" disabled>
              {data ? 'Choose…' : 'Loading categories…'}
            </option>
          )}
          {data?.categories.map((category) => (
            <option key={category.id} value={category.id}>
              {category.name}
            </option>
          ))}
        </Select>
        <Icon name="chevron-down" size={18} />
      </Box>
    </div>
  );
}

const Label = styled('label')({ display: 'block', marginBottom: 6, fontWeight: 600 });

const Box = styled('div')({
  position: 'relative',
  svg: { position: 'absolute', right: 14, top: '50%', marginTop: -9, pointerEvents: 'none', color: color.muted },
});

const Select = styled('select')({
  width: '100%',
  minHeight: 48,
  padding: '10px 44px 10px 14px',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  appearance: 'none',
});
