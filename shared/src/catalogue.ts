import { z } from 'zod';
import { defineCalls } from './call.ts';
import { Id } from './id.ts';

/** Rupees: net, GST and both together. */
export const Fee = z.object({ net: z.number(), tax: z.number(), gross: z.number() });

/** A picture in the sizes it exists in; `src` is the fallback, WebP. Paths are relative to the API host. */
export const Picture = z.object({
  src: z.string(),
  avif: z.string(),
  webp: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** Every width it exists in, narrowest first, for `srcset`; absent where there is only one. */
  sizes: z.array(z.object({ width: z.int(), avif: z.string(), webp: z.string() })).optional(),
});
export type Picture = z.infer<typeof Picture>;

/** A program's card (spec 1 §3, featured or self-paced product). */
export const FeaturedProduct = z.object({
  _id: z.string(),
  productName: z.string(),
  images: z.array(z.string()),
  /** The first image as an optimised picture with its size; beside the spec's `images`. */
  cover: Picture,
  mode: z.string(),
  /** "8 Weeks" and the like; the spec's name for the duration text. */
  months: z.string(),
  durationWeeks: z.int(),
  rating: z.number(),
  /** rupees */
  payFullAmount: z.number(),
  /** rupees */
  registrationfee: z.number(),
});
export type FeaturedProduct = z.infer<typeof FeaturedProduct>;

const BenefitTable = z.object({
  title: z.string(),
  rows: z.array(z.object({ category: z.string(), tableau: z.string(), powerbi: z.string() })),
});

/**
 * Extra benefits in the spec's numbered fields (spec 2 §3), each a text: `section1_mainTitle`, `section1_heading_1..7` with
 * `section1_description_1..7`, `middle_bold_heading`, `middle_description`, `section2_mainTitle_1..4`,
 * `section2_subheading_1..13`, `bottomTitle`, `bottomDescription`, `bottomText1`, `bottomText2`; only `table_section` is a table.
 */
export const Benefit = z.record(z.string(), z.union([z.string(), BenefitTable]));
export type Benefit = z.infer<typeof Benefit>;

export const ProductDetails = z.object({
  _id: z.string(),
  product: z.object({ name: z.string(), description: z.string(), images: z.array(z.string()) }),
  images: z.array(z.string()),
  cover: Picture,
  subProducts: z.array(z.object({ title: z.string(), description: z.string(), images: z.array(z.string()) })),
  productModules: z.array(
    z.object({ heading: z.string(), subheadings: z.array(z.object({ subheading: z.string(), description: z.string() })) }),
  ),
  faqModules: z.array(z.object({ question: z.string(), answer: z.string(), images: z.array(z.string()) })),
  benefit: Benefit.nullable(),
  /** the batch that is open for enrolment; `null` where there is none */
  batchNumber: z.int().nullable(),
  mode: z.string(),
  rating: z.number(),
  durationWeeks: z.int(),
  classTiming: z.string(),
  fees: z.object({ student: Fee, professional: Fee }),
});
export type ProductDetails = z.infer<typeof ProductDetails>;

/** A category of the subscription catalogue; each course lies in exactly one. */
export const Category = z.object({ id: z.string(), name: z.string() });
export type Category = z.infer<typeof Category>;

/** A subscription course's card (spec 1 §3). */
export const SubscriptionCourse = z.object({
  uuid: z.string(),
  name: z.string(),
  /** URL of the picture; the spec's place for it */
  image: z.object({ image: z.string() }),
  cover: Picture,
  rating: z.number(),
  /** minutes */
  duration: z.int(),
  category: z.object({ name: z.string() }),
  skill: z.array(z.string()),
});
export type SubscriptionCourse = z.infer<typeof SubscriptionCourse>;

/** A course in the catalogue of a category (spec 1 §3). */
export const CategoryCourse = z.object({
  /** the course's uuid */
  id: z.string(),
  name: z.string(),
  image: z.string(),
  cover: Picture,
  rating: z.number(),
  code: z.string(),
  description: z.string(),
  proficiency: z.string(),
  /** seconds */
  duration: z.int(),
});
export type CategoryCourse = z.infer<typeof CategoryCourse>;

/** A course as the header's finder lists it (spec 1 §3); `uuid` leads to its page. */
export const HeaderCourse = z.object({
  uuid: z.string(),
  courseName: z.string(),
  skillCategory: z.string(),
  skillSubCategory: z.string(),
  proficiency: z.string(),
  /** `8h 30m` */
  duration: z.string(),
});
export type HeaderCourse = z.infer<typeof HeaderCourse>;

/** A subscription course's page (spec 2 §3). */
export const SubscriptionCourseDetails = z.object({
  /** the course's uuid, as lists link to it */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.object({ image: z.string() }),
  cover: Picture,
  category: z.object({ name: z.string() }),
  language: z.object({ name: z.string() }),
  skill: z.array(z.string()),
  /** seconds */
  duration: z.int(),
  proficiency: z.string(),
  /** absent where nobody has rated it */
  rating: z.number().nullable(),
  author: z.object({ name: z.string() }),
  total_modules: z.int(),
  highlight: z.array(z.string()),
  prerequisite: z.string(),
  hashtag: z.array(z.string()),
  is_certificate_enabled: z.boolean(),
});
export type SubscriptionCourseDetails = z.infer<typeof SubscriptionCourseDetails>;

const imagePath = z.string().optional();

/** A postgraduate course's page (spec 3 §2.1): up to six images, image1 the first; paths are relative to the API host. */
export const PgCourseDetails = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image1: imagePath,
  image2: imagePath,
  image3: imagePath,
  image4: imagePath,
  image5: imagePath,
  image6: imagePath,
  /** The same images as optimised pictures with their sizes, in the same order. */
  pictures: z.array(Picture),
});
export type PgCourseDetails = z.infer<typeof PgCourseDetails>;

/** Courses on a page of `getProduct`, and of a category's catalogue. */
export const subscriptionPageSize = 6;
export const categoryPageSize = 12;

/** From 1; a page behind the end is empty. */
const page = z.coerce
  .number('Enter a page number from 1.')
  .int('Enter a page number from 1.')
  .min(1, 'Enter a page number from 1.')
  .default(1);
const categoryPage = z.object({
  courses: z.array(CategoryCourse),
  nextPageAvailable: z.boolean(),
  /** of all pages */
  totalCourses: z.int(),
});

const ProductId = z.object({ productId: Id });

export const catalogueCalls = defineCalls({
  'GET /api/getTopProducts': { summary: 'The top programs, best first', answer: z.object({ products: z.array(FeaturedProduct) }) },
  'GET /api/getProductDetails/:productId': {
    summary: 'One program with its fees, weeks and class timing',
    params: ProductId,
    answer: z.object({ productDetails: ProductDetails }),
  },
  'GET /api/getProductsWithBatches': {
    summary: 'Which batch of each program is open for enrolment',
    answer: z.object({ products: z.array(z.object({ id: z.string(), batchNumber: z.int() })) }),
  },
  'GET /api/getProductDetailsByProductId/:courseId': {
    summary: 'One subscription course',
    params: z.object({ courseId: Id }),
    answer: SubscriptionCourseDetails,
  },
  'GET /api/get_pg_product_details/:pgCourseId': {
    summary: 'One postgraduate course with its images',
    params: z.object({ pgCourseId: Id }),
    answer: PgCourseDetails,
  },
  'GET /api/getSitemap': {
    summary: 'Ids of everything that has a page of its own, in lists by kind, for search engines',
    answer: z.object({ lists: z.record(z.string(), z.array(z.string())) }),
  },
  'GET /api/getOtherProducts': { summary: 'The self-paced programs', answer: z.object({ products: z.array(FeaturedProduct) }) },
  'GET /api/getProduct': {
    summary: 'Subscription courses, six to a page',
    query: z.object({ page }),
    answer: z.object({ courses: z.array(SubscriptionCourse), hasNextPage: z.boolean(), totalCourses: z.int() }),
  },
  'GET /api/getCategory': {
    summary: 'The categories of the subscription catalogue; page 1 holds all',
    query: z.object({ page }),
    answer: z.object({ categories: z.array(Category) }),
  },
  'GET /api/getProductByCategoryId': {
    summary: 'The courses of a category, twelve to a page; none of an unknown one',
    query: z.object({ category_id: Id, page }),
    answer: categoryPage,
  },
  'GET /api/searchCourses': {
    summary: 'Subscription courses whose name, skills or category fit the words, best first, twelve to a page',
    query: z.object({ query: z.string().trim().min(1, 'Enter what you look for.').max(100), page }),
    answer: categoryPage,
  },
  'GET /api/getAllSkills': {
    summary: 'The skill categories of the header’s finder',
    answer: z.object({ skillCategories: z.array(z.string()) }),
  },
  'GET /api/getCoursesBySkillCategory': {
    summary: 'The courses of a skill category; none of an unknown one',
    query: z.object({ category: z.string().min(1).max(500) }),
    answer: z.object({ courses: z.array(HeaderCourse) }),
  },
});
