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
  benefit: z.record(z.string(), z.unknown()).nullable(),
  mode: z.string(),
  rating: z.number(),
  durationWeeks: z.int(),
  classTiming: z.string(),
  fees: z.object({ student: Fee, professional: Fee }),
});
export type ProductDetails = z.infer<typeof ProductDetails>;

const ProductId = z.object({ productId: Id });

export const catalogueCalls = defineCalls({
  'GET /api/getTopProducts': { summary: 'The top programs, best first', answer: z.object({ products: z.array(FeaturedProduct) }) },
  'GET /api/getProductDetails/:productId': {
    summary: 'One program with its fees, weeks and class timing',
    params: ProductId,
    answer: z.object({ productDetails: ProductDetails }),
  },
});
