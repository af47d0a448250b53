import { Field, Form, useZodForm } from '@aarohan/shared/forms';
import type { JobBlog } from '@aarohan/shared/campus';
import { CollegeForm as College } from '@aarohan/shared/campus-registrations';
import { ApiError, request } from '@aarohan/shared/http';
import { PostField } from './post-field.tsx';
import { RegisterButton } from './register-button.tsx';
import { useBlogId } from './use-blog-id.ts';
import { useRegistration } from './use-registration.ts';

const failure = 'Failed to register college. Try again.';

/** Which college sends its students (spec 2 §3, §5). */
export function CollegeForm({ posts }: { posts: JobBlog[] | undefined }) {
  const blogId = useBlogId();
  const { message, tell } = useRegistration();
  const form = useZodForm(College, {
    blogId,
    collegeName: '',
    areaOfStudy: '',
    contactPersonName: '',
    contactPersonEmail: '',
    contactPersonPhno: '',
  });

  async function register(body: College): Promise<void> {
    try {
      const answer = await request('POST /api/addCollegeRegistration', { body });
      if (answer.success) tell(answer.message);
      else form.setError('root.server', { message: failure });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Trying again would not help whoever is registered already.
      form.setError('root.server', { message: error.status === 409 ? error.message : failure });
      for (const [field, sentence] of Object.entries(error.fields)) {
        if (field in body) form.setError(field as keyof College, { type: 'server', message: sentence });
      }
    }
  }

  return (
    <Form form={form} onSubmit={register} label="College registration">
      <PostField posts={posts} blogId={blogId} optional />
      <Field name="collegeName" label="College Name" autoComplete="organization" maxLength={200} />
      <Field name="areaOfStudy" label="Area of Study" autoComplete="off" maxLength={200} />
      <Field name="noOfStudents" label="Number of Students" inputMode="decimal" autoComplete="off" />
      <Field name="contactPersonName" label="Contact Person Name" autoComplete="name" maxLength={120} />
      <Field name="contactPersonEmail" label="Contact Person Email" type="email" autoComplete="email" maxLength={254} />
      <Field
        name="contactPersonPhno"
        label="Contact Person Phone Number"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        help="With or without +91."
      />
      <RegisterButton message={message} />
    </Form>
  );
}
