import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { PageHead, media, styled } from '@aarohan/shared/ui';
import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { BenefitsButton } from '../features/catalogue/benefits-button.tsx';
import { loadProgram } from '../features/catalogue/load-program.ts';
import { ProgramBar } from '../features/catalogue/program-bar.tsx';
import { ProgramCards } from '../features/catalogue/program-cards.tsx';
import { programJsonLd } from '../features/catalogue/program-json-ld.ts';
import { ProgramHead } from '../features/catalogue/program-head.tsx';
import { ProgramLayout } from '../features/catalogue/program-layout.tsx';
import { ProgramMedia } from '../features/catalogue/program-media.tsx';
import { ProgramOffer } from '../features/catalogue/program-offer.tsx';
import { programQuery } from '../features/catalogue/program-query.ts';
import { ProgramSkeleton } from '../features/catalogue/program-skeleton.tsx';
import { ProgramStory } from '../features/catalogue/program-story.tsx';
import { ApplyButton } from '../features/enrolments/apply-button.tsx';
import { Enrolment } from '../features/enrolments/enrolment.tsx';
import { BrochureButton } from '../features/leads/brochure-button.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  loadProgram(queryClient, params['productId'] ?? '');

export function Component() {
  const { productId = '' } = useParams();
  const { data, isError, isFetching, refetch } = useQuery({ ...programQuery(productId), throwOnError: false, retryOnMount: false });

  if (!data) {
    if (!isError) return <ProgramSkeleton />;
    return <NotLoaded title="Program" failure="Failed to fetch product details." onRetry={() => void refetch()} retrying={isFetching} />;
  }

  const program = data.productDetails;
  const { name, description } = program.product;
  const named = { productId: program._id, productName: name };
  return (
    <>
      <PageHead title={name} description={description} image={program.cover.src} jsonLd={programJsonLd(program)} />
      <ProgramLayout
        head={<ProgramHead program={program} />}
        aside={
          <ProgramOffer
            program={program}
            action={
              <Actions>
                <ApplyButton variant="contained" tone="next" size="large" fullWidth />
                <BrochureButton {...named} variant="outlined" size="large" fullWidth />
                <AddToCartButton {...named} variant="text" fullWidth />
              </Actions>
            }
          />
        }
      >
        <Opening>
          <Enrolment {...named} batchNumber={program.batchNumber} />
          <ProgramMedia files={program.images} cover={program.cover} />
          <Description>{description}</Description>
          <More>
            {program.benefit && <BenefitsButton benefit={program.benefit} variant="outlined" />}
            <OnPhones>
              <BrochureButton {...named} variant="outlined" fullWidth />
              <AddToCartButton {...named} variant="text" fullWidth />
            </OnPhones>
          </More>
          <ProgramCards program={program} />
        </Opening>
        <ProgramStory program={program} />
      </ProgramLayout>
      <ProgramBar program={program} action={<ApplyButton variant="contained" tone="next" />} />
    </>
  );
}

const Opening = styled('div')({ display: 'grid', gap: 24 });

const Description = styled('p')({ maxWidth: '68ch', whiteSpace: 'pre-line' });

const Actions = styled('div')({ display: 'grid', gap: 12 });

const More = styled('div')({ display: 'grid', gap: 12, [media.desktop]: { justifyItems: 'start' }, '&:empty': { display: 'none' } });

/** Where the card with the offer is not beside the story. */
const OnPhones = styled('div')({ display: 'grid', gap: 12, [media.desktop]: { display: 'none' } });
