import { institute } from '@aarohan/shared/brand';
import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, useSearchParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { PageHead, Section } from '@aarohan/shared/ui';
import { AboutSection } from '../features/drive/about-section.tsx';
import { DriveHero } from '../features/drive/drive-hero.tsx';
import { RecruitersSection } from '../features/drive/recruiters-section.tsx';
import { ScheduleSection } from '../features/drive/schedule-section.tsx';
import { driveOf, drivePath, postsOf, standingDrive } from '../features/job-posts/drive-rules.ts';
import { postPath } from '../features/job-posts/job-post-rules.ts';
import { jobPostingJsonLd } from '../features/job-posts/job-posting-json-ld.ts';
import { jobPostsQuery } from '../features/job-posts/job-posts-query.ts';
import { JobPosts } from '../features/job-posts/job-posts.tsx';
import { loadDrive } from '../features/job-posts/load-drive.ts';
import { PostGone } from '../features/job-posts/post-gone.tsx';
import { SinglePost } from '../features/job-posts/single-post.tsx';

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  loadDrive(queryClient, params['campus'] ?? `campus_${standingDrive}`);

export function Component() {
  const { campus = `campus_${standingDrive}` } = useParams();
  const [params] = useSearchParams();
  const { data } = useQuery(jobPostsQuery);
  const drive = driveOf(campus) ?? standingDrive;
  const path = drivePath(drive);
  const named = params.get('post');
  const post = data && postsOf(data, drive).find(({ _id }) => _id === named);

  return (
    <>
      {post ? (
        <PageHead
          title={post.title}
          description={post.description}
          image={post.cover.src}
          canonical={postPath(path, post._id)}
          jsonLd={jobPostingJsonLd(post)}
        />
      ) : (
        <PageHead
          title="Campus drive"
          description={`Job posts, the seven-day schedule and the recruiters of the ${institute.shortName} campus drive: tests, interviews and offers within a week, in ${institute.address.city}.`}
          canonical={path}
        />
      )}
      <DriveHero />
      {post && <SinglePost post={post} address={postPath(path, post._id)} />}
      {data && named !== null && !post && <PostGone />}
      <Section title="Job posts" lead="Open positions of the companies that recruit in this drive.">
        <JobPosts drive={drive} />
      </Section>
      <ScheduleSection />
      <AboutSection />
      <RecruitersSection />
    </>
  );
}
