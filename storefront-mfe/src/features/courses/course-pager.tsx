import { Icon, buttonStyle, color, media, styled } from '@aarohan/shared/ui';
import { pageWindow, previousPage } from './page-rules.ts';
import { Step } from './page-step.ts';

interface CoursePagerProps {
  /** from 1 */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** a page that is likely to be asked for next */
  onLikely: (page: number) => void;
}

/** Previous, the page numbers around the current one, Next. */
export function CoursePager({ page, pages, onPage, onLikely }: CoursePagerProps) {
  const [first, last] = [page <= 1, page >= pages];
  const likely = last ? undefined : () => onLikely(page + 1);
  return (
    <Root aria-label="Pages of courses">
      <Step type="button" aria-disabled={first} onClick={first ? undefined : () => onPage(previousPage(page, pages))}>
        <Icon name="chevron-left" size={18} />
        <Word>Previous</Word>
      </Step>
      <Numbers>
        {pageWindow(page, pages).map((each) => (
          <li key={each}>
            <Number
              type="button"
              aria-label={`Page ${each}`}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onPage(each)}
            >
              {each}
            </Number>
          </li>
        ))}
      </Numbers>
      <Step type="button" aria-disabled={last} onClick={last ? undefined : () => onPage(page + 1)} onPointerEnter={likely} onFocus={likely}>
        <Word>Next</Word>
        <Icon name="chevron-right" size={18} />
      </Step>
    </Root>
  );
}

const Root = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  marginTop: 24,
  [media.tablet]: { gap: 12 },
  [media.print]: { display: 'none' },
});

const Numbers = styled('ol')({ display: 'flex', gap: 2, [media.tablet]: { gap: 4 } });

/** On phones seven targets of 44 px fill the line, and the arrow stands for the word. */
const Word = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [media.tablet]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
});

const Number = styled('button')({
  ...buttonStyle({ variant: 'text' }),
  width: 44,
  padding: 0,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink,
  '&[aria-current]': { background: color.primary, color: color.surface },
});
