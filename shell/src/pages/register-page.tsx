import { PageHead, TextLink } from '@aarohan/shared/ui';
import { NarrowPage } from './narrow-page.tsx';
import { RegisterForm } from './register-form.tsx';

export const Component = () => (
  <NarrowPage>
    <PageHead title="Create your account" />
    <h1>Create your account</h1>
    <p>One account for your applications, cart and results.</p>
    <RegisterForm />
    <p>
      Already registered? <TextLink to="/login">Log in</TextLink>
    </p>
  </NarrowPage>
);
