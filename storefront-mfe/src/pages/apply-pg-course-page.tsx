import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { Card, Container, Icon, Note, PageHead, TextLink, color, media, styled } from '@aarohan/shared/ui';
import { useState } from 'react';
import { PgApplicationForm } from '../features/enrolments/pg-application-form.tsx';
import { pgCoursePath } from '../features/pg-courses/pg-course-path.ts';
import { pgCourseQuery } from '../features/pg-courses/pg-course-query.ts';
import { startOr404 } from '../parts/load-or-404.ts';

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  startOr404(() => queryClient.query({ ...pgCourseQuery(params['pgCourseId'] ?? ''), staleTime: 'static' }), 'Course not found');

/** The application for a postgraduate course as a page of its own; it asks for a name at most, so it works without one. */
export function Component() {
  const { pgCourseId = '' } = useParams();
  const { data } = useQuery({ ...pgCourseQuery(pgCourseId), throwOnError: false, retryOnMount: false });
  const [sent, setSent] = useState(false);
  const name = data?.name ?? 'Course Program';

  return (
    <Container>
      <PageHead title={`Apply for ${name}`} description={`The application for ${name}: your details, marks and papers.`} />
      <Sheet>
        <Back to={pgCoursePath(pgCourseId)}>
          <Icon name="arrow-left" size={18} />
          Back to the course
        </Back>
        <h1>Apply Now</h1>
        <p>{name}</p>
        {sent ? (
          <Note tone="success">Your application has reached us. The registration number is on its way to you by mail.</Note>
        ) : (
          <PgApplicationForm courseId={pgCourseId} onSent={() => setSent(true)} />
        )}
      </Sheet>
    </Container>
  );
}

const Sheet = styled(Card)({
  display: 'grid',
  gap: 16,
  maxWidth: 640,
  margin: '32px auto 56px',
  padding: 24,
  'h1 + p': { marginBottom: 8, color: color.muted },
  [media.desktop]: { margin: '64px auto 96px', padding: 40 },
});

const Back = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  [media.touch]: { minHeight: 44 },
});
