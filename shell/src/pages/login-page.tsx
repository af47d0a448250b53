import { useSearchParams } from '@aarohan/shared/router';
import { PageHead, TextLink } from '@aarohan/shared/ui';
import { LoginForm } from './login-form.tsx';
import { NarrowPage } from './narrow-page.tsx';

/** Login by a code that comes by e-mail (spec 1 §2, §4, §5, §8). */
export function Component() {
  const [search] = useSearchParams();
  return (
    <NarrowPage>
      <PageHead title="Log in" />
      <h1>Log in</h1>
      <p>We send a one-time code by email.</p>
      <LoginForm next={search.get('next')} />
      <p>
        New here? <TextLink to="/register">Create your account</TextLink>
      </p>
    </NarrowPage>
  );
}
