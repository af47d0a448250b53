import { Icon, IconButton, VisuallyHidden, color, media, radius, styled } from '@aarohan/shared/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { longestSearch } from './catalogue-rules.ts';

interface SearchBoxProps {
  /** the words in the address */
  find: string;
  onFind: (words: string) => void;
}

/** Looks for courses a moment after the last letter, or at once by Enter. */
export function SearchBox({ find, onFind }: SearchBoxProps) {
  const [text, setText] = useState(find);
  const [sent, setSent] = useState(find);
  const [seen, setSeen] = useState(find);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // The address follows what is typed here, but also moves by itself: Back, or a category that is chosen.
  if (find !== seen) {
    setSeen(find);
    if (find !== sent) {
      setSent(find);
      setText(find);
    }
  }

  function send(words: string) {
    const next = words.trim() ? words : '';
    if (next === sent) return;
    setSent(next);
    onFind(next);
  }

  const sendLater = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendLater(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Root role="search">
      <label htmlFor={id}>
        <VisuallyHidden>Search courses</VisuallyHidden>
      </label>
      <Icon name="search" size={18} />
      <Input
        ref={input}
        id={id}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send(text);
        }}
        maxLength={longestSearch}
        placeholder="Search courses"
        enterKeyHint="search"
        autoComplete="off"
      />
      {text && (
        <IconButton
          icon="close"
          label="Clear search"
          onClick={() => {
            setText('');
            send('');
            input.current?.focus();
          }}
        />
      )}
    </Root>
  );
}

/** ms */
const debounce = 300;

const Root = styled('div')({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  '& > svg': { position: 'absolute', left: 14, top: '50%', marginTop: -9, color: color.muted, pointerEvents: 'none' },
  '& > button': { position: 'absolute', right: 2, top: 2 },
});

const Input = styled('input')({
  width: '100%',
  minHeight: 48,
  padding: '10px 14px 10px 40px',
  '&:not(:placeholder-shown)': { paddingRight: 48 },
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.surface,
  appearance: 'none',
  '&::placeholder': { color: color.muted, opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
});
