import type { Category } from '@aarohan/shared/catalogue';
import { useQuery } from '@aarohan/shared/query';
import { media, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { allCategories, type CatalogueView } from './catalogue-rules.ts';
import { Categories } from './categories.tsx';
import { categoriesQuery } from './categories-query.ts';
import { CategorySelect } from './category-select.tsx';
import { LayoutToggle } from './layout-toggle.tsx';
import { Results } from './results.tsx';
import { ResultsWithout } from './results-without.tsx';
import { SearchBox } from './search-box.tsx';
import type { Catalogue } from './use-catalogue.ts';

interface CatalogueBrowserProps {
  view: CatalogueView;
  onChange: Catalogue['change'];
  onClose: () => void;
}

/** The catalogue above the page: categories at the left, the courses of the chosen one at the right. */
export function CatalogueBrowser({ view, onChange, onClose }: CatalogueBrowserProps) {
  const { data, isError } = useQuery(categoriesQuery());
  const { category, find } = asked(view, data?.categories);
  const chosen = find ? undefined : category;
  const choose = (id: string) => onChange({ category: id, page: 1, find: '' });

  return (
    <Dialog open onClose={onClose} title="Course catalogue" size="large">
      <Layout>
        <List data-failed={isError && !data ? '' : undefined}>
          <Categories chosen={chosen} onChoose={choose} />
        </List>
        <Main>
          <Tools>
            <Picker>
              <CategorySelect chosen={chosen} onChoose={choose} />
            </Picker>
            <SearchBox find={view.find} onFind={(words) => onChange({ find: words, page: 1 }, { replace: view.find !== '' })} />
            <LayoutToggle layout={view.layout} onLayout={(layout) => onChange({ layout }, { replace: true })} />
          </Tools>
          {find || category ? (
            <Results find={find} category={category ?? ''} page={view.page} layout={view.layout} onPage={(page) => onChange({ page })} />
          ) : (
            <ResultsWithout categories={data?.categories} failed={isError} layout={view.layout} />
          )}
        </Main>
      </Layout>
    </Dialog>
  );
}

/** Whose courses are shown: words come before a category, and the first category before none. */
const asked = ({ category, find }: CatalogueView, categories: Category[] | undefined) => ({
  find: find.trim(),
  category: category === allCategories ? categories?.[0]?.id : category,
});

/** What the dialog's head, paddings and margins leave of the screen: an empty category is no smaller than a full one. */
const height = 'calc(100dvh - 182px)';

const Layout = styled('div')({
  minHeight: height,
  [media.desktop]: { display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', gap: 32 },
});

const List = styled('div')({
  display: 'none',
  '&[data-failed]': { display: 'block', marginBottom: 16 },
  [media.desktop]: { display: 'block', position: 'sticky', top: 0, alignSelf: 'start', maxHeight: height, overflowY: 'auto' },
});
const Picker = styled('div')({ flex: '1 0 100%', [media.desktop]: { display: 'none' } });
const Main = styled('div')({ minWidth: 0 });
const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
