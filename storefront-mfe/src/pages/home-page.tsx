import { Suspense } from 'react';
import { institute } from '@aarohan/shared/brand';
import type { QueryClient } from '@aarohan/shared/query';
import { PageHead, Section } from '@aarohan/shared/ui';
import type { LoaderFunctionArgs } from '@aarohan/shared/router';
import { AddCourseToCartButton } from '../features/cart/add-course-to-cart-button.tsx';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { SelfPacedPrograms } from '../features/catalogue/self-paced-programs.tsx';
import { selfPacedProgramsQuery } from '../features/catalogue/self-paced-programs-query.ts';
import { SelfPacedSkeleton } from '../features/catalogue/self-paced-skeleton.tsx';
import { topProgramsQuery } from '../features/catalogue/top-programs-query.ts';
import { ProgramsSkeleton } from '../features/catalogue/programs-skeleton.tsx';
import { TopPrograms } from '../features/catalogue/top-programs.tsx';
import { CatalogueDrawer } from '../features/courses/catalogue-drawer.tsx';
import { SubscriptionCoursesSkeleton } from '../features/courses/courses-skeleton.tsx';
import { SubscriptionCourses } from '../features/courses/subscription-courses.tsx';
import { pageOf, subscriptionCoursesQuery } from '../features/courses/subscription-courses-query.ts';
import { Hero } from '../features/institute/hero.tsx';
import { HowAdmissionWorks } from '../features/institute/how-admission-works.tsx';
import { instituteJsonLd } from '../features/institute/institute-json-ld.ts';
import { LetterSentNotice } from '../features/institute/letter-sent-notice.tsx';
import { WhyChooseUs } from '../features/institute/why-choose-us.tsx';
import { ScholarshipSlider } from '../features/scholarship/scholarship-slider.tsx';
import { Super30Banner } from '../features/super30/super30-banner.tsx';

/** Starts the lists and waits for none: the hero stands at once, the cards come into their places, or say why not. */
export function load(queryClient: QueryClient, { request }: LoaderFunctionArgs): void {
  const page = pageOf(new URL(request.url).searchParams);
  queryClient.query(topProgramsQuery()).catch(() => undefined);
  queryClient.query(subscriptionCoursesQuery(page)).catch(() => undefined);
  queryClient.query(selfPacedProgramsQuery()).catch(() => undefined);
}

/** The spec's nine sections in its order (spec 1 §2). */
export const Component = () => (
  <>
    <PageHead
      title={institute.tagline}
      description="Live online career programs in data, AI, cloud and electronics, with projects, certificates and a placement team in Kolkata."
      jsonLd={[instituteJsonLd]}
    />
    <LetterSentNotice />
    <Hero programsId={programsId} />
    <CatalogueDrawer />
    <Section id={programsId} title="Top programs" lead="Chosen by learners and recruiters: live online, with a batch starting soon.">
      <Suspense fallback={<ProgramsSkeleton />}>
        <TopPrograms actionFor={({ _id, productName }) => <AddToCartButton productId={_id} productName={productName} variant="text" />} />
      </Suspense>
    </Section>
    <ScholarshipSlider />
    <Section title="Subscription courses" lead="Short courses to learn when you like, with a certificate for each.">
      <Suspense fallback={<SubscriptionCoursesSkeleton />}>
        <SubscriptionCourses actionFor={({ uuid, name }) => <AddCourseToCartButton courseId={uuid} courseName={name} variant="text" />} />
      </Suspense>
    </Section>
    <Section title="Self-paced programs" lead="The same material and mentors’ reviews, at the pace of your own week.">
      <Suspense fallback={<SelfPacedSkeleton />}>
        <SelfPacedPrograms
          actionFor={({ _id, productName }) => <AddToCartButton productId={_id} productName={productName} plainFailure variant="text" />}
        />
      </Suspense>
    </Section>
    <HowAdmissionWorks programsId={programsId} />
    <Super30Banner />
    <WhyChooseUs />
  </>
);

const programsId = 'programs';
