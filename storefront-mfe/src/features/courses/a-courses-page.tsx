import { http, HttpResponse } from 'msw';
import type { RemoteModule } from '@aarohan/shared/federation/remote-module';
import { server } from '@aarohan/shared/testing/server.ts';
import { aCourse, someCourses } from './a-course.ts';
import { SubscriptionCourses } from './subscription-courses.tsx';

/** A page with nothing but the subscription courses. */
export const coursesPage: RemoteModule = {
  contract: 1,
  routes: () => [
    {
      path: '/',
      lazy: () => Promise.resolve({ Component: () => <SubscriptionCourses actionFor={({ uuid }) => <button>{`Add ${uuid}`}</button>} /> }),
    },
  ],
};

export const coursesCall = '/api/getProduct';
export const problem = () => HttpResponse.json({ message: 'no', error: 'no', code: 'internal', requestId: 'r1' }, { status: 500 });
export const pageAsked = (request: Request) => Number(new URL(request.url).searchParams.get('page'));
export const answerPage = (page: number, total = 324) => ({
  courses: page > Math.ceil(total / 6) ? [] : someCourses(page, 6).map(({ id, name }) => aCourse({ uuid: id, name })),
  hasNextPage: page * 6 < total,
  totalCourses: total,
});

/** @returns the pages that were asked for */
export function serveCourses(total = 324): number[] {
  const asked: number[] = [];
  server.use(
    http.get(coursesCall, ({ request }) => {
      asked.push(pageAsked(request));
      return HttpResponse.json(answerPage(pageAsked(request), total));
    }),
  );
  return asked;
}
