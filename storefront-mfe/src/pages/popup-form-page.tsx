import { useQuery, type QueryClient } from '@aarohan/shared/query';
import { useParams, type LoaderFunctionArgs } from '@aarohan/shared/router';
import { Card, Container, Icon, PageHead, Skeleton, TextLink, VisuallyHidden, color, media, styled } from '@aarohan/shared/ui';
import { loadProgram } from '../features/catalogue/load-program.ts';
import { programPath } from '../features/catalogue/program-path.ts';
import { programQuery } from '../features/catalogue/program-query.ts';
import { BrochureForm } from '../features/leads/brochure-form.tsx';
import { useBrochureForm } from '../features/leads/use-brochure-form.ts';

export const load = (queryClient: QueryClient, { params }: LoaderFunctionArgs): Promise<void> =>
  loadProgram(queryClient, params['productId'] ?? '');

/** The brochure's form as a page of its own (spec 1 §2). It asks for a name at most, so it works without one. */
export function Component() {
  const { productId = '' } = useParams();
  const { data, isError } = useQuery({ ...programQuery(productId), throwOnError: false, retryOnMount: false });
  const brochure = useBrochureForm(productId);
  const name = data?.productDetails.product.name ?? 'Course Program';

  return (
    <Container>
      <PageHead title="Download the brochure" description="Modules, fees and batch dates of a program in one PDF." />
      <Sheet>
        <Back to={programPath(productId)}>
          <Icon name="arrow-left" size={18} />
          Back to the program
        </Back>
        <h1>Download the brochure</h1>
        {data || isError ? (
          <p>{name}</p>
        ) : (
          <Waiting>
            <VisuallyHidden role="status">Loading the program…</VisuallyHidden>
            <Skeleton shape="text" width="60%" height={18} />
          </Waiting>
        )}
        <BrochureForm brochure={brochure} productName={name} />
      </Sheet>
    </Container>
  );
}

const Sheet = styled(Card)({
  display: 'grid',
  gap: 16,
  maxWidth: 520,
  margin: '32px auto 56px',
  padding: 24,
  'h1 + p': { marginBottom: 8, color: color.muted },
  [media.desktop]: { margin: '64px auto 96px', padding: 40 },
});

const Back = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  justifySelf: 'start',
  [media.touch]: { minHeight: 44 },
});

const Waiting = styled('div')({ padding: '3.8px 0', marginBottom: 8 });
