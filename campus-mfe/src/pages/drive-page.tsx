import { PageHead, Section } from '@aarohan/shared/ui';
import type { QueryClient } from '@aarohan/shared/query';
import { AboutSection } from '../features/drive/about-section.tsx';
import { DriveHero } from '../features/drive/drive-hero.tsx';
import { RecruitersSection } from '../features/drive/recruiters-section.tsx';
import { ScheduleSection } from '../features/drive/schedule-section.tsx';
import { jobPostsQuery } from '../features/job-posts/job-posts-query.ts';
import { JobPosts } from '../features/job-posts/job-posts.tsx';

/** A server waits for the posts, so that they are in its HTML; a browser shows the page with their skeleton meanwhile. */
export async function load(queryClient: QueryClient): Promise<void> {
  // What went wrong is the page's to say.
  const settled = queryClient.query(jobPostsQuery).catch(() => undefined);
  if (typeof window === 'undefined') await settled;
}

export const Component = () => (
  <>
    <PageHead
      title="Campus drive"
      description="Job posts, the seven-day schedule and the recruiters of the Aarohan campus drive: tests, interviews and offers within a week, in Kolkata."
    />
    <DriveHero />
    <Section title="Job posts" lead="Open positions of the companies that recruit in this drive.">
      <JobPosts />
    </Section>
    <ScheduleSection />
    <AboutSection />
    <RecruitersSection />
  </>
);
