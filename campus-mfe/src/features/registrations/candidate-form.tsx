import { useState } from 'react';
import { Field, FileField, Form, RadioField, SelectField, useZodForm } from '@aarohan/shared/forms';
import type { JobBlog } from '@aarohan/shared/campus';
import { candidateFiles, genders, qualifications, yesOrNo } from '@aarohan/shared/campus-registrations';
import { candidateInput, type CandidateInput } from '@aarohan/shared/campus-inputs';
import { dayInIndia } from '@aarohan/shared/dates';
import { sendForm } from '@aarohan/shared/http';
import { choices } from './choices.ts';
import { PostField } from './post-field.tsx';
import { RegisterButton } from './register-button.tsx';
import { useBlogId } from './use-blog-id.ts';
import { useRegistration } from './use-registration.ts';
import { wordFailure } from './word-failure.ts';

/** Who wants to be met by the recruiters (spec 2 §3, §5). */
export function CandidateForm({ posts }: { posts: JobBlog[] | undefined }) {
  const blogId = useBlogId();
  const { message, tell } = useRegistration();
  const [schema] = useState(() => candidateInput(dayInIndia(new Date())));
  const form = useZodForm(schema, { blogId, name: '', email: '', phno: '', jobRole: '', state: '', city: '', dob: '', resume: [] });

  async function register({ resume, ...body }: CandidateInput): Promise<void> {
    try {
      const answer = await sendForm('POST /api/addCandidateRegister', { body }, { files: { resume } });
      tell(answer.message);
    } catch (error) {
      throw wordFailure(error, 'Error occurred');
    }
  }

  return (
    <Form form={form} onSubmit={register} label="Candidate registration">
      <PostField posts={posts} blogId={blogId} optional />
      <Field name="name" label="Full Name" autoComplete="name" maxLength={120} />
      <Field name="email" label="Email" type="email" autoComplete="email" maxLength={254} />
      <Field name="phno" label="Phone Number" type="tel" autoComplete="tel" maxLength={20} help="With or without +91." />
      <Field name="dob" label="Date of Birth" type="date" autoComplete="bday" />
      <RadioField name="gender" label="Gender" options={choices(genders)} />
      <Field name="state" label="State" autoComplete="address-level1" maxLength={60} />
      <Field name="city" label="City" autoComplete="address-level2" maxLength={80} />
      <SelectField name="highestQualification" label="Highest Qualification" options={choices(qualifications)} />
      <Field name="jobRole" label="Job Role" autoComplete="off" maxLength={120} help="The work that you look for." />
      <RadioField name="currentlyWorking" label="Currently Working" options={choices(yesOrNo)} />
      <FileField name="resume" label="Resume" rule={candidateFiles.resume} />
      <RegisterButton message={message} />
    </Form>
  );
}
