import { institute } from '@aarohan/shared/brand';
import { PageHead } from '@aarohan/shared/ui';
import { AboutHero } from '../features/institute/about-hero.tsx';
import { instituteJsonLd } from '../features/institute/institute-json-ld.ts';
import { OurWay } from '../features/institute/our-way.tsx';
import { SixReasons } from '../features/institute/six-reasons.tsx';
import { TakeTheStep } from '../features/institute/take-the-step.tsx';

/** Needs no data. */
export const load = (): void => undefined;

/** Also at `/aboutus`, as the header writes it: addresses do not tell capitals apart. */
export const Component = () => (
  <>
    <PageHead
      title="About Us"
      description={`${institute.name} in ${institute.address.city}: who we are, how we teach, and why 50K+ students in 25+ countries chose us.`}
      canonical="/aboutUs"
      jsonLd={[instituteJsonLd]}
    />
    <AboutHero />
    <OurWay />
    <SixReasons />
    <TakeTheStep />
  </>
);
