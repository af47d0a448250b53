import { institute } from '@aarohan/shared/brand';
import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { PageHead } from '@aarohan/shared/ui';
import { jobPostsQuery } from '../features/job-posts/job-posts-query.ts';
import { loadPosts } from '../features/job-posts/load-posts.ts';
import { CollegeForm } from '../features/registrations/college-form.tsx';
import { RegistrationSheet } from '../features/registrations/registration-sheet.tsx';

export const load = (queryClient: QueryClient): Promise<void> => loadPosts(queryClient);

/** Works without the posts, too: the one that led here is in the address. */
export function Component() {
  const { data: posts } = useQuery(jobPostsQuery);
  return (
    <>
      <PageHead
        title="Register your college"
        description={`Register your college for the campus drive of ${institute.name} and hear the outcome for each of your students.`}
      />
      <RegistrationSheet
        title="Register your college"
        lead="Send your final year to the campus drive. You hear the outcome for each of your students."
      >
        <CollegeForm posts={posts} />
      </RegistrationSheet>
    </>
  );
}
