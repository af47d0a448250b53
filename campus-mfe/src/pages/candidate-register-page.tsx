import { institute } from '@aarohan/shared/brand';
import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { PageHead } from '@aarohan/shared/ui';
import { jobPostsQuery } from '../features/job-posts/job-posts-query.ts';
import { loadPosts } from '../features/job-posts/load-posts.ts';
import { CandidateForm } from '../features/registrations/candidate-form.tsx';
import { RegistrationSheet } from '../features/registrations/registration-sheet.tsx';

export const load = (queryClient: QueryClient): Promise<void> => loadPosts(queryClient);

/** Works without the posts, too: the one that led here is in the address. */
export function Component() {
  const { data: posts } = useQuery(jobPostsQuery);
  return (
    <>
      <PageHead
        title="Register as a candidate"
        description={`Register for the campus drive of ${institute.name} as a candidate: your résumé reaches the recruiters before the tests and interviews begin.`}
      />
      <RegistrationSheet
        title="Register as a candidate"
        lead="Recruiters of the campus drive read your résumé before they choose whom to meet. Taking part costs nothing."
      >
        <CandidateForm posts={posts} />
      </RegistrationSheet>
    </>
  );
}
