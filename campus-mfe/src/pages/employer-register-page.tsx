import { institute } from '@aarohan/shared/brand';
import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { PageHead } from '@aarohan/shared/ui';
import { jobPostsQuery } from '../features/job-posts/job-posts-query.ts';
import { loadPosts } from '../features/job-posts/load-posts.ts';
import { EmployerForm } from '../features/registrations/employer-form.tsx';
import { RegistrationSheet } from '../features/registrations/registration-sheet.tsx';

export const load = (queryClient: QueryClient): Promise<void> => loadPosts(queryClient);

/** Works without the posts, too: the one that led here is in the address. */
export function Component() {
  const { data: posts } = useQuery(jobPostsQuery);
  return (
    <>
      <PageHead
        title="Register as an employer"
        description={`Register a position for the campus drive of ${institute.name}: tests that both sides trust, interviews that start on time.`}
      />
      <RegistrationSheet
        title="Register as an employer"
        lead="Tell us of one position; candidates of the campus drive are tested and chosen with you."
      >
        <EmployerForm posts={posts} />
      </RegistrationSheet>
    </>
  );
}
