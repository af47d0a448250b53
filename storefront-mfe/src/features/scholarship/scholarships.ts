export interface Scholarship {
  title: string;
  text: string;
  terms: readonly string[];
  /** words of its link */
  ask: string;
  look: 'merit' | 'family';
}

/** The two scholarships of the slider (spec 1 §2). */
export const scholarships: readonly Scholarship[] = [
  {
    title: 'Merit scholarship',
    text: 'Do well in our admission test, and up to 30% of the program fee is ours to carry.',
    terms: ['One free test, 60 minutes, online', 'Open for every live program'],
    ask: 'Ask about the merit test',
    look: 'merit',
  },
  {
    title: 'First-in-family scholarship',
    text: 'If you are the first at home to study after school, we waive a part of the fee and give you a mentor.',
    terms: ['A talk instead of a test', 'Instalments without interest for the rest'],
    ask: 'Ask about first-in-family',
    look: 'family',
  },
];
