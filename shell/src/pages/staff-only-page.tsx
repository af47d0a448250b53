import { ButtonLink, Container, PageHead, styled } from '@aarohan/shared/ui';

export const StaffOnlyPage = () => (
  <Place>
    <PageHead title="For staff" />
    <h1>This page is for staff.</h1>
    <p>You are logged in, but this address is not on the staff list. Ask the office if it should be.</p>
    <div>
      <ButtonLink to="/" variant="contained">
        Go to the home page
      </ButtonLink>
    </div>
  </Place>
);

const Place = styled(Container)({ display: 'grid', gap: 16, minHeight: '50vh', alignContent: 'center', paddingTop: 56, paddingBottom: 56 });
