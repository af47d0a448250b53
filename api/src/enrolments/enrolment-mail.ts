import { institute } from '@aarohan/shared/brand';
import { formatDay } from '@aarohan/shared/dates';
import { mailOf } from '../mail/mail-layout.ts';
import type { Letter } from '../mail/outbox.ts';

interface Registered {
  fullname: string;
  email: string;
  courseName: string;
  registrationId: string;
  registrationDate: string;
  batchNumber: number | null;
}

/** Tells an applicant that the form arrived. */
export function registrationMail({ fullname, email, courseName, registrationId, registrationDate, batchNumber }: Registered): Letter {
  return {
    to: email,
    subject: `Your registration ${registrationId}`,
    ...mailOf({
      heading: `Welcome, ${fullname}`,
      paragraphs: [
        `Your application for ${courseName} has reached us. Please keep the registration number: we ask for it whenever you write or call.`,
        'Our admissions desk reads your papers within two working days and writes to this address.',
      ],
      facts: [
        ['Registration number', registrationId],
        ['Program', courseName],
        ...(batchNumber === null ? [] : [['Batch', String(batchNumber)] satisfies [string, string]]),
        ['Received', formatDay(registrationDate)],
      ],
      reason: `You receive this mail because an application with this address was sent on ${institute.website}. If it was not you, write to ${institute.admissionsEmail}.`,
    }),
  };
}
