import type { FeaturedProduct, Picture, ProductDetails } from '@aarohan/shared/catalogue';

const aPicture: Picture = {
  src: '/media/c.webp',
  avif: '/media/c.avif',
  webp: '/media/c.webp',
  width: 960,
  height: 540,
  alt: 'Rising steps',
};

/** A program's card for tests; say only what matters. */
export const aFeaturedProgram = (differing: Partial<FeaturedProduct> = {}): FeaturedProduct => ({
  _id: 'p1',
  productName: 'Data Science',
  images: ['/media/c.webp'],
  cover: aPicture,
  mode: 'Live online',
  months: '16 Weeks',
  durationWeeks: 16,
  rating: 4.8,
  payFullAmount: 59_900,
  registrationfee: 5_000,
  ...differing,
});

/** A whole program for tests; say only what matters. */
export const aProgram = (differing: Partial<ProductDetails> = {}): ProductDetails => ({
  _id: 'p1',
  product: { name: 'Data Science', description: 'From raw data to a decision.', images: ['/media/c.webp'] },
  images: ['/media/c.webp'],
  cover: aPicture,
  subProducts: [{ title: 'Capstone with a mentor', description: 'Reviewed line by line.', images: [] }],
  productModules: [
    { heading: 'Python and SQL', subheadings: [{ subheading: 'Working with tables', description: 'Joins and missing values.' }] },
    { heading: 'Statistics', subheadings: [{ subheading: 'Chance', description: 'What a sample can say.' }] },
  ],
  faqModules: [{ question: 'Do I need to know programming?', answer: 'No, it starts from zero.', images: [] }],
  benefit: null,
  batchNumber: 8,
  mode: 'Live online',
  rating: 4.8,
  durationWeeks: 16,
  classTiming: 'Mon, Wed, Fri 19:00–21:00',
  fees: { student: { net: 50_000, tax: 9_000, gross: 59_000 }, professional: { net: 1_00_000, tax: 18_000, gross: 1_18_000 } },
  ...differing,
});
