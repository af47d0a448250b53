import { Suspense } from 'react';
import { institute } from '@aarohan/shared/brand';
import type { QueryClient } from '@aarohan/shared/query';
import { PageHead, Section } from '@aarohan/shared/ui';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { topProgramsQuery } from '../features/catalogue/top-programs-query.ts';
import { ProgramsSkeleton } from '../features/catalogue/programs-skeleton.tsx';
import { TopPrograms } from '../features/catalogue/top-programs.tsx';
import { Hero } from '../features/institute/hero.tsx';
import { instituteJsonLd } from '../features/institute/institute-json-ld.ts';
import { WhyChooseUs } from '../features/institute/why-choose-us.tsx';
import { Super30Banner } from '../features/super30/super30-banner.tsx';

/** Starts the list of programs and waits for nothing: the hero stands at once, the cards come into their places, or say why not. */
export const load = (queryClient: QueryClient): void => void queryClient.query(topProgramsQuery()).catch(() => undefined);

export const Component = () => (
  <>
    <PageHead
      title={institute.tagline}
      description="Live online career programs in data, AI, cloud and electronics, with projects, certificates and a placement team in Kolkata."
      jsonLd={[instituteJsonLd]}
    />
    <Hero programsId={programsId} />
    <Section id={programsId} title="Top programs" lead="Chosen by learners and recruiters: live online, with a batch starting soon.">
      <Suspense fallback={<ProgramsSkeleton />}>
        <TopPrograms actionFor={({ _id, productName }) => <AddToCartButton productId={_id} productName={productName} variant="text" />} />
      </Suspense>
    </Section>
    <Super30Banner />
    <WhyChooseUs />
  </>
);

const programsId = 'programs';
