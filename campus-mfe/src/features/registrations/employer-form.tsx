import { useState } from 'react';
import { Form, useZodForm } from '@aarohan/shared/forms';
import type { JobBlog } from '@aarohan/shared/campus';
import type { EmployerForm as Position } from '@aarohan/shared/campus-registrations';
import { employerInput } from '@aarohan/shared/campus-inputs';
import { dayInIndia } from '@aarohan/shared/dates';
import { request } from '@aarohan/shared/http';
import { PayFields, PositionFields, TermFields, WorkplaceFields } from './position-fields.tsx';
import { PostField } from './post-field.tsx';
import { RegisterButton } from './register-button.tsx';
import { useBlogId } from './use-blog-id.ts';
import { useRegistration } from './use-registration.ts';
import { wordFailure } from './word-failure.ts';

/** Which position an employer fills through the drive (spec 2 §3, §5). */
export function EmployerForm({ posts }: { posts: JobBlog[] | undefined }) {
  const blogId = useBlogId();
  const { message, tell } = useRegistration();
  const [schema] = useState(() => employerInput(dayInIndia(new Date())));
  const form = useZodForm(schema, { ...emptyPosition, blogId });

  async function register(body: Position): Promise<void> {
    try {
      const answer = await request('POST /api/addEmployeeRegister', { body });
      tell(answer.message);
    } catch (error) {
      throw wordFailure(error, 'Something went wrong');
    }
  }

  return (
    <Form form={form} onSubmit={register} label="Employer registration">
      <PostField posts={posts} blogId={blogId} />
      <PositionFields />
      <PayFields />
      <WorkplaceFields />
      <TermFields />
      <RegisterButton message={message} />
    </Form>
  );
}

const emptyPosition = {
  organisationName: '',
  JobTitle: '',
  jobType: '',
  qualification: '',
  jobDescription: '',
  jobLocationState: '',
  jobLocationCity: '',
  pincode: '',
  jobExpiryDate: '',
};
