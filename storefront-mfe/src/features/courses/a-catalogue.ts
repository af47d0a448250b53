import { http, HttpResponse } from 'msw';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { server } from '@aarohan/shared/testing/server.ts';
import { aCategoryCourse, someCourses } from './a-course.ts';
import { CatalogueDrawer } from './catalogue-drawer.tsx';

/** A page with nothing but the way into the catalogue. */
export const cataloguePage: RemoteModule = {
  contract: 1,
  routes: () => [{ path: '/', lazy: () => Promise.resolve({ Component: CatalogueDrawer }) }],
};

export const problem = () => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status: 500 });
export const asked = (request: Request, name: string) => new URL(request.url).searchParams.get(name) ?? '';
const totals: Record<string, number> = { tools: 30, cloud: 1, empty: 0 };

export const serveCategories = () =>
  server.use(
    http.get('/api/getCategory', () =>
      HttpResponse.json({
        categories: [
          { id: 'tools', name: 'Tools' },
          { id: 'cloud', name: 'Cloud' },
          { id: 'empty', name: 'Quantum' },
        ],
      }),
    ),
  );

/** Courses are named after their category, or after the words that were looked for. */
export function answerPage(of: string, page: number, total: number) {
  const left = Math.max(0, Math.min(12, total - (page - 1) * 12));
  return HttpResponse.json({
    courses: someCourses(page, 12)
      .slice(0, left)
      .map(({ id, name }) => aCategoryCourse({ id, name: `${of} ${name}` })),
    nextPageAvailable: page * 12 < total,
    totalCourses: total,
  });
}

/** Tools has 30 courses, Cloud one, Quantum none; `nothing` finds none, other words 13. */
export function serveCatalogue() {
  serveCategories();
  server.use(
    http.get('/api/getProductByCategoryId', ({ request }) => {
      const category = asked(request, 'category_id');
      return answerPage(category, Number(asked(request, 'page')), totals[category] ?? 0);
    }),
    http.get('/api/searchCourses', ({ request }) => {
      const words = asked(request, 'query');
      return answerPage(words, Number(asked(request, 'page')), words === 'nothing' ? 0 : 13);
    }),
  );
}
