import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { PageHead } from '@aarohan/shared/ui';
import { SubscribeButton } from '../features/cart/subscribe-button.tsx';
import { CourseDetails } from '../features/courses/course-details.tsx';
import { courseJsonLd } from '../features/courses/course-json-ld.ts';
import { courseQuery } from '../features/courses/course-query.ts';
import { LoadingCourse } from '../parts/loading-course.tsx';
import { startOr404 } from '../parts/load-or-404.ts';
import { NotLoaded } from '../parts/not-loaded.tsx';

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  startOr404(() => queryClient.query({ ...courseQuery(params['courseId'] ?? ''), staleTime: 'static' }), 'Course not found.');

/** A subscription course (spec 2 §2). */
export function Component() {
  const { courseId = '' } = useParams();
  const { data: course, isError, isFetching, refetch } = useQuery({ ...courseQuery(courseId), throwOnError: false, retryOnMount: false });

  if (!course) {
    if (!isError) return <LoadingCourse />;
    return <NotLoaded title="Course" failure="Course not found." onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <PageHead title={course.name} description={course.description} image={course.image.image} jsonLd={courseJsonLd(course)} />
      <CourseDetails course={course} action={<SubscribeButton courseId={course.id} courseName={course.name} />} />
    </>
  );
}
