import { enrolmentDocuments, enrolmentPapers, type CandidateType } from '@aarohan/shared/enrolments';
import { Field, FileField } from '@aarohan/shared/forms';
import { markFields, paperLabels } from './enrolment-parts.ts';
import { Columns, Group, Limit } from './form-parts.ts';

/** Marks of school and university, in whatever way they were given. */
export const MarkFields = () => (
  <Group>
    <legend>Marks</legend>
    <Columns>
      {markFields.map(({ name, label }) => (
        <Field key={name} name={name} label={label} optional autoComplete="off" maxLength={20} />
      ))}
    </Columns>
  </Group>
);

/** The papers of a candidate type. */
export function PaperFields({ type }: { type: CandidateType }) {
  const { shown, required } = enrolmentPapers[type];
  return (
    <Group>
      <legend>Documents</legend>
      <Limit>
        Each file may have up to 500 KB: PDF, JPEG, PNG or WebP, several for one document if need be. Photos that are larger are made
        smaller before they are sent.
      </Limit>
      {shown.map((name) => (
        <FileField
          key={name}
          name={name}
          label={paperLabels[name]}
          help={name === 'aadhar' ? 'The masked copy, please: only the last four digits of the number visible.' : 'Up to 500 KB each.'}
          optional={!required.includes(name)}
          rule={enrolmentDocuments[name]}
        />
      ))}
    </Group>
  );
}
