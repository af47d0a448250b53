import { institute } from '@aarohan/shared/brand';
import { PageHead } from '@aarohan/shared/ui';
import { HackathonGallery } from '../features/knowledge-hub/hackathon-gallery.tsx';
import { HubHero } from '../features/knowledge-hub/hub-hero.tsx';
import { HubQuestions } from '../features/knowledge-hub/hub-questions.tsx';
import { TopicCarousel } from '../features/knowledge-hub/topic-carousel.tsx';

/** Needs no data. */
export const load = (): void => undefined;

export const Component = () => (
  <>
    <PageHead
      title="Knowledge Hub"
      description={`The knowledge hub of ${institute.name}: data analytics, AI, IoT, digital banking, cloud and cybersecurity, and our hackathons.`}
    />
    <HubHero />
    <TopicCarousel />
    <HackathonGallery />
    <HubQuestions />
  </>
);
