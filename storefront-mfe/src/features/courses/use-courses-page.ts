import { useSearchParams } from '@aarohan/shared/router';
import { pageOf } from './subscription-courses-query.ts';

/** The page that the address asks for, and how to turn to another; Back turns back. */
export function useCoursesPage(): { page: number; turnTo: (page: number) => void } {
  const [params, setParams] = useSearchParams();

  function turnTo(page: number) {
    const turned = new URLSearchParams(params);
    turned.delete('courses');
    if (page > 1) turned.set('courses', String(page));
    setParams(turned, { preventScrollReset: true });
  }

  return { page: pageOf(params), turnTo };
}
