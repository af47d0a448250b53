import { buttonStyle, color, Icon, styled } from '@aarohan/shared/ui';

interface PostPagerProps {
  /** from 1 */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, a dot for each page, next. */
export const PostPager = ({ page, pages, onPage }: PostPagerProps) => (
  <Root aria-label="Pages of job posts">
    <Arrow label="Previous job posts" icon="chevron-left" blocked={page === 1} onStep={() => onPage(page - 1)} />
    <Dots>
      {Array.from({ length: pages }, (_, index) => index + 1).map((each) => (
        <li key={each}>
          <Dot
            type="button"
            aria-label={`Page ${each} of ${pages}`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          />
        </li>
      ))}
    </Dots>
    <Arrow label="Next job posts" icon="chevron-right" blocked={page === pages} onStep={() => onPage(page + 1)} />
  </Root>
);

interface ArrowProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  blocked: boolean;
  onStep: () => void;
}

// `disabled` would throw the keyboard's focus away on the last page, so the end is only said.
const Arrow = ({ label, icon, blocked, onStep }: ArrowProps) => (
  <ArrowButton type="button" aria-label={label} aria-disabled={blocked} onClick={blocked ? undefined : onStep}>
    <Icon name={icon} />
  </ArrowButton>
);

const Root = styled('nav')({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8, marginTop: 24 });
const Dots = styled('ul')({ display: 'flex', flexWrap: 'wrap' });

const ArrowButton = styled('button')({
  ...buttonStyle({ variant: 'outlined' }),
  width: 44,
  padding: 0,
  '&[aria-disabled="true"]': { borderColor: color.line, color: color.control, cursor: 'not-allowed' },
});

/** 12 px to look at, 44 px to hit. */
const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': { content: '""', width: 10, height: 10, borderRadius: 5, border: `1px solid ${color.control}`, transition: 'width 150ms' },
  '&[aria-current]::before': { width: 24, borderColor: color.primary, background: color.primary },
});
