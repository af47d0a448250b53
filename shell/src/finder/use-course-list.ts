import { useEffect, useState } from 'react';

type Part = typeof import('./course-list.tsx');

/** The code that draws the courses, fetched when somebody wants to see them. What failed is tried again by the next overlay. */
export function useCourseList(): Part | 'failed' | undefined {
  const [part, setPart] = useState<Part | 'failed'>();

  useEffect(() => {
    import(/* webpackChunkName: "finder-overlay" */ './course-list.tsx').then(setPart, () => setPart('failed'));
  }, []);

  return part;
}
