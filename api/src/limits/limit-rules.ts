export interface Limit {
  name: string;
  /** so many … */
  max: number;
  /** … in so many seconds, counted from the first */
  seconds: number;
}

const tenMinutes = 600;

/** Per network address they are generous, for a whole campus may stand behind one; only results are not to be read off in bulk. */
export const limits = {
  codesPerAddress: { name: 'codes-per-address', max: 300, seconds: tenMinutes },
  codesInTotal: { name: 'codes-in-total', max: 5_000, seconds: tenMinutes },
  guessesPerAddress: { name: 'guesses-per-address', max: 600, seconds: tenMinutes },
  brochuresPerAddress: { name: 'brochures-per-address', max: 400, seconds: tenMinutes },
  enrolmentsPerAddress: { name: 'enrolments-per-address', max: 400, seconds: tenMinutes },
  candidatesPerAddress: { name: 'candidates-per-address', max: 400, seconds: tenMinutes },
  employersPerAddress: { name: 'employers-per-address', max: 400, seconds: tenMinutes },
  collegesPerAddress: { name: 'colleges-per-address', max: 400, seconds: tenMinutes },
  messagesPerAddress: { name: 'messages-per-address', max: 400, seconds: tenMinutes },
  super30PerAddress: { name: 'super30-per-address', max: 400, seconds: tenMinutes },
  resultsPerAddress: { name: 'results-per-address', max: 120, seconds: 60 },
  resultLinksPerEmail: { name: 'result-links-per-email', max: 5, seconds: 3_600 },
  registrationsPerAddress: { name: 'registrations-per-address', max: 400, seconds: tenMinutes },
  ordersPerAddress: { name: 'orders-per-address', max: 600, seconds: tenMinutes },
  paymentsPerAddress: { name: 'payments-per-address', max: 1_200, seconds: tenMinutes },
} satisfies Record<string, Limit>;
