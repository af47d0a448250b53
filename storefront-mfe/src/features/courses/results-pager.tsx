import { Icon, media, styled } from '@aarohan/shared/ui';
import { resultsPerPage } from './catalogue-rules.ts';
import { pageCount, previousPage } from './page-rules.ts';
import { Step } from './page-step.ts';

interface ResultsPagerProps {
  /** from 1 */
  page: number;
  /** courses on all pages, where known */
  total: number | undefined;
  /** whether a page follows */
  more: boolean;
  onPage: (page: number) => void;
}

/** Previous, where one is, Next; it stays in its place while a page is on its way, so that focus does too. */
export const ResultsPager = ({ page, total = Infinity, more, onPage }: ResultsPagerProps) => (
  <Root aria-label="Pages of results">
    <Step
      type="button"
      aria-disabled={page === 1}
      onClick={page === 1 ? undefined : () => onPage(previousPage(page, pageCount(total, resultsPerPage)))}
    >
      <Icon name="chevron-left" size={18} />
      Previous
    </Step>
    <span>Page {page} of results</span>
    <Step type="button" aria-disabled={!more} onClick={more ? () => onPage(page + 1) : undefined}>
      Next
      <Icon name="chevron-right" size={18} />
    </Step>
  </Root>
);

const Root = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 24,
  button: { paddingInline: 14 },
  span: { order: -1, flex: '1 0 100%', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  [media.tablet]: { span: { order: 0, flex: 'none' } },
});
