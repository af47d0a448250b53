import { Field, RadioField, SelectField, TextAreaField } from '@aarohan/shared/forms';
import { hiringProcesses, jobBenefits, openedFor, yesOrNo } from '@aarohan/shared/campus-registrations';
import { choices } from './choices.ts';
import { FieldGroup } from './field-group.tsx';

const number = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** What is to be done, by how many, and for whom. */
export const PositionFields = () => (
  <>
    <Field name="organisationName" label="Organisation Name" autoComplete="organization" maxLength={160} />
    <Field name="JobTitle" label="Job Title" autoComplete="off" maxLength={120} />
    <Field name="jobType" label="Job Type" autoComplete="off" maxLength={60} help="Full-time, part-time, internship, contract." />
    <Field name="noOfPositions" label="Number of Positions" {...number} />
    <Field name="qualification" label="Qualification" autoComplete="off" maxLength={200} />
    <TextAreaField name="jobDescription" label="Job Description" maxLength={5_000} />
  </>
);

/** What it pays, and whom it suits. */
export const PayFields = () => (
  <>
    <FieldGroup legend="Salary range, ₹ a year">
      <Field name="salaryRange.min" label="Minimum Salary" {...number} />
      <Field name="salaryRange.max" label="Maximum Salary" {...number} />
    </FieldGroup>
    <FieldGroup legend="What your employees in this role earn, ₹ a year">
      <Field name="employeeDetails.salaryRange.min" label="Employee Salary Minimum" {...number} />
      <Field name="employeeDetails.salaryRange.max" label="Employee Salary Maximum" {...number} />
    </FieldGroup>
    <FieldGroup legend="Experience, years">
      <Field name="experience.min" label="Minimum Experience" {...number} help="0 for freshers." />
      <Field name="experience.max" label="Maximum Experience" {...number} />
    </FieldGroup>
  </>
);

/** Where the work is done. */
export const WorkplaceFields = () => (
  <FieldGroup legend="Job location">
    <Field name="jobLocationState" label="Job Location State" autoComplete="address-level1" maxLength={60} />
    <Field name="jobLocationCity" label="Job Location City" autoComplete="address-level2" maxLength={80} />
    <Field name="pincode" label="PIN code" inputMode="numeric" autoComplete="postal-code" maxLength={6} />
  </FieldGroup>
);

/** How it is filled, and what comes with it. */
export const TermFields = () => (
  <>
    <FieldGroup legend="Hiring">
      <Field name="jobExpiryDate" label="Job Expiry Date" type="date" help="The last day for applications." />
      <SelectField name="hiringProcess" label="Hiring Process" options={choices(hiringProcesses)} />
      <SelectField name="PositionOpenedFor" label="Position Opened For" options={choices(openedFor)} />
      <SelectField name="otherBenefits" label="Other Benefits" options={choices(jobBenefits)} />
    </FieldGroup>
    <RadioField name="openForPhysicallyChallenged" label="Open for Physically Challenged" options={choices(yesOrNo)} />
  </>
);
