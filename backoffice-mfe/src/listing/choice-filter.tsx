import { useId } from 'react';
import { color, media, radius, styled } from '@aarohan/shared/ui';
import { filterControl } from './filter-control.ts';

interface ChoiceFilterProps<T extends string> {
  legend: string;
  /** the choices with their names, in the order in which they stand */
  options: readonly (readonly [value: T, name: string])[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few choices, all of them in sight. */
export function ChoiceFilter<T extends string>({ legend, options, value, onChange }: ChoiceFilterProps<T>) {
  const group = useId();
  return (
    <Root>
      <legend>{legend}</legend>
      {options.map(([option, name]) => (
        <label key={option}>
          <input type="radio" name={group} value={option} checked={value === option} onChange={() => onChange(option)} />
          {name}
        </label>
      ))}
    </Root>
  );
}

const Root = styled('fieldset')({
  display: 'flex',
  alignItems: 'center',
  legend: { float: 'left', padding: 0, marginRight: 8, color: color.muted },
  label: {
    ...filterControl,
    display: 'flex',
    alignItems: 'center',
    padding: '0 12px',
    marginLeft: -1,
    borderRadius: 0,
    fontWeight: 600,
    cursor: 'pointer',
    [media.touch]: { minHeight: 44 },
  },
  'legend + label': { borderRadius: `${radius.control}px 0 0 ${radius.control}px` },
  'label:last-of-type': { borderRadius: `0 ${radius.control}px ${radius.control}px 0` },
  'label:has(:checked)': { zIndex: 1, borderColor: color.primary, background: color.primaryTint, color: color.primary },
  'label:has(:focus-visible)': { zIndex: 2, outline: `2px solid ${color.primary}`, outlineOffset: 2 },
  input: { position: 'absolute', opacity: 0, width: 1, height: 1, margin: 0 },
});
