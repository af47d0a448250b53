import { useId, useRef, useState } from 'react';
import { color, Icon, media, radius, styled, VisuallyHidden } from '@aarohan/shared/ui';
import { useSlashKey } from './use-slash-key.ts';

interface SearchBoxProps {
  label: string;
  /** what may be searched for, in few words */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that `/` jumps to. While it is typed in, the typed text rules; otherwise the value from outside. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  useSlashKey(() => input.current?.focus());

  return (
    <Root>
      <label htmlFor={id}>
        <Icon name="search" size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-keyshortcuts="/"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
      <kbd aria-hidden="true">/</kbd>
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  flex: '1 1 280px',
  maxWidth: 440,
  'label, kbd': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    color: color.muted,
    pointerEvents: 'none',
  },
  label: { left: 12 },
  kbd: {
    right: 8,
    top: 7,
    bottom: 7,
    padding: '0 8px',
    border: `1px solid ${color.line}`,
    borderRadius: 6,
    fontFamily: 'inherit',
    [media.touch]: { display: 'none' },
  },
  input: {
    width: '100%',
    minHeight: 36,
    padding: '0 40px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.surface,
    // 16 px where a finger types: a smaller size makes phones zoom.
    [media.touch]: { minHeight: 44, fontSize: '1rem' },
  },
  'input:focus + kbd, input:not(:placeholder-shown) + kbd': { display: 'none' },
});
