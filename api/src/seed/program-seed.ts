import type { Benefit } from '@aarohan/shared/catalogue';
/** A program as it is written down for the seed; money in whole rupees, net of GST. */
export interface ProgramSeed {
  id: string;
  name: string;
  kind: 'top' | 'selfPaced';
  mode: string;
  weeks: number;
  classTiming: string;
  available: boolean;
  rating: number;
  fees: ProgramFees;
  description: string;
  /** title, description */
  highlights: Pair[];
  modules: { heading: string; topics: Pair[] }[];
  /** question, answer */
  faq: Pair[];
  /** number, first day */
  batches: [number, string][];
  benefit?: Benefit;
}

export type Pair = [string, string];

export interface ProgramFees {
  student: number;
  professional: number;
  registrationStudent: number;
  registrationProfessional: number;
  booking: number;
  /** The first of two installments; the second is what is left of the student fee. */
  firstInstallment: number;
}

/** 5,900 / 11,800 with GST; registration 590 / 1,180. */
export const standardFees: ProgramFees = {
  student: 5000,
  professional: 10_000,
  registrationStudent: 500,
  registrationProfessional: 1000,
  booking: 1000,
  firstInstallment: 2500,
};

/** 11,800 / 35,400 with GST; registration 590 / 1,180. */
export const extendedFees: ProgramFees = {
  student: 10_000,
  professional: 30_000,
  registrationStudent: 500,
  registrationProfessional: 1000,
  booking: 2000,
  firstInstallment: 5000,
};

export const liveMode = 'Live Online Classroom';
export const selfPacedMode = 'Self-paced Online';
export const weekdayEvenings = 'Monday, Wednesday and Friday, 7:00 pm to 9:00 pm';
export const anyTime = 'Any time, with a live doubt session every Saturday at 5:00 pm';
