import { useEffect } from 'react';
import { ButtonLink, Container, PageHead, styled, TextLink } from '@aarohan/shared/ui';
import { pageShown } from '../hydration/page-shown.ts';

/** The edge answers such an address with 404; this is what the visitor sees. */
export function NotFoundPage() {
  useEffect(pageShown, []);
  return (
    <Place>
      <PageHead title="Page not found" />
      <h1>Page not found</h1>
      <p>There is nothing at this address. It may have moved, or the link was cut short.</p>
      <Ways>
        <ButtonLink to="/" variant="contained">
          Go to the home page
        </ButtonLink>
        <TextLink to="/contactUs">Contact us</TextLink>
      </Ways>
    </Place>
  );
}

const Place = styled(Container)({ display: 'grid', gap: 16, minHeight: '50vh', alignContent: 'center', paddingTop: 56, paddingBottom: 56 });
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 24, marginTop: 8 });
