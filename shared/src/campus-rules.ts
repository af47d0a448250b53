/** Candidates are this old, in years. */
const youngest = 14;
const oldest = 100;

/** What is wrong with a date of birth. Both days are ISO 8601. */
export function wrongBirthday(dob: string, today: string): string | undefined {
  if (dob >= today) return 'Enter a date of birth in the past.';
  const age = ageOn(today, dob);
  if (age < youngest) return `Candidates are at least ${youngest} years old.`;
  if (age > oldest) return 'Check the year of your birth.';
  return undefined;
}

/** What is wrong with the last day of a job post. */
export const wrongExpiry = (day: string, today: string): string | undefined => (day > today ? undefined : 'Enter a day in the future.');

/** Completed years. */
function ageOn(today: string, dob: string): number {
  const years = Number(today.slice(0, 4)) - Number(dob.slice(0, 4));
  return today.slice(5) < dob.slice(5) ? years - 1 : years;
}
