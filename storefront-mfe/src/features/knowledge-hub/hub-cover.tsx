import { color, styled } from '@aarohan/shared/ui';

/** Books as steps, and a lamp over the highest. */
export const HubCover = () => (
  <Svg viewBox="0 0 440 240" role="img" aria-label="Books stacked to steps, a lamp over the highest">
    {stacks.map((books, stack) =>
      Array.from({ length: books }, (_, book) => (
        <rect
          key={`${stack} ${book}`}
          x={stack * 106 + 10 + (book % 2) * 8}
          y={212 - book * 30}
          width="92"
          height="24"
          rx="5"
          fill={book === books - 1 ? color.marigold : fills[(stack + book) % fills.length]}
        />
      )),
    )}
    <circle cx="384" cy="44" r="30" fill={color.marigoldTint} />
    <path d="M384 74v18M340 44h-16M384 0v6M444 44h-8" stroke={color.marigold} strokeWidth="5" strokeLinecap="round" />
  </Svg>
);

const stacks = [1, 2, 3, 4];
const fills = [color.primary, '#6A66CB', '#9B97DC'];

const Svg = styled('svg')({ width: '100%', height: 'auto', maxHeight: 280, padding: '0 16px' });
