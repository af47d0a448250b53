import { notify } from '@aarohan/shared/notices';
import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { Button, Icon, PageHead } from '@aarohan/shared/ui';
import { useState } from 'react';
import { ApplyButton } from '../features/enrolments/apply-button.tsx';
import { PgApplication } from '../features/enrolments/pg-application.tsx';
import { pgCourseJsonLd } from '../features/pg-courses/pg-course-json-ld.ts';
import { pgCourseQuery } from '../features/pg-courses/pg-course-query.ts';
import { PgCourseView } from '../features/pg-courses/pg-course-view.tsx';
import { startOr404 } from '../parts/load-or-404.ts';
import { LoadingCourse } from '../parts/loading-course.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { usePart } from '../parts/use-part.ts';

const loadBrochure = () => import(/* webpackChunkName: "pg-brochure" */ '../features/leads/pg-brochure-dialog.tsx');

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  startOr404(() => queryClient.query({ ...pgCourseQuery(params['pgCourseId'] ?? ''), staleTime: 'static' }), 'Course not found');

/** A postgraduate course (spec 3 §2.1). */
export function Component() {
  const { pgCourseId = '' } = useParams();
  const {
    data: course,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...pgCourseQuery(pgCourseId), throwOnError: false, retryOnMount: false });
  const [brochureOpen, setBrochureOpen] = useState(false);
  const brochure = usePart(brochureOpen, loadBrochure, () => {
    setBrochureOpen(false);
    notify('error', 'The form could not be opened. Please try again.');
  });

  if (!course) {
    if (!isError) return <LoadingCourse />;
    return <NotLoaded title="Postgraduate course" failure="Course not found" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <PageHead title={course.name} description={course.description} image={course.image1} jsonLd={pgCourseJsonLd(course)} />
      <PgCourseView
        course={course}
        onBrochure={() => setBrochureOpen(true)}
        actions={
          <>
            <ApplyButton variant="contained" tone="next" size="large" fullWidth />
            <Button
              variant="outlined"
              size="large"
              fullWidth
              aria-haspopup="dialog"
              startIcon={<Icon name="download" size={18} />}
              onClick={() => setBrochureOpen(true)}
            >
              Download Brochure
            </Button>
          </>
        }
      />
      {brochure && <brochure.PgBrochureDialog courseId={course._id} open={brochureOpen} onClose={() => setBrochureOpen(false)} />}
      <PgApplication courseId={course._id} courseName={course.name} />
    </>
  );
}
