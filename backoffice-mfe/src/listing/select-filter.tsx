import { color, media, styled } from '@aarohan/shared/ui';
import { filterControl } from './filter-control.ts';

interface SelectFilterProps<T extends string> {
  label: string;
  /** the choices with their names, in the order in which they stand */
  options: readonly (readonly [value: T, name: string])[];
  value: T;
  onChange: (value: T) => void;
}

/** One of many choices. */
export const SelectFilter = <T extends string>({ label, options, value, onChange }: SelectFilterProps<T>) => (
  <Root>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value as T)}>
      {options.map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  </Root>
);

const Root = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: color.muted,
  select: { ...filterControl, maxWidth: 320, padding: '0 8px', color: color.ink, fontWeight: 600, [media.touch]: { minHeight: 44 } },
});
