export interface Limit {
  name: string;
  /** so many … */
  max: number;
  /** … in so many seconds, counted from the first */
  seconds: number;
}

const tenMinutes = 600;

/** Per network address they are generous: a whole campus may stand behind one. */
export const limits = {
  codesPerAddress: { name: 'codes-per-address', max: 300, seconds: tenMinutes },
  codesInTotal: { name: 'codes-in-total', max: 5_000, seconds: tenMinutes },
  guessesPerAddress: { name: 'guesses-per-address', max: 600, seconds: tenMinutes },
  brochuresPerAddress: { name: 'brochures-per-address', max: 400, seconds: tenMinutes },
  registrationsPerAddress: { name: 'registrations-per-address', max: 400, seconds: tenMinutes },
} satisfies Record<string, Limit>;
