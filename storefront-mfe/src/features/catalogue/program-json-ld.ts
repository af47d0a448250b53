import { institute } from '@aarohan/shared/brand';
import type { ProductDetails } from '@aarohan/shared/catalogue';
import { programPath } from './program-path.ts';

const context = 'https://schema.org';

/**
 * A program for search engines: the course with what it costs, the way to it, and its questions where it has some.
 * No rating: search engines want the reviews behind one on the page. Addresses are paths; a crawler completes them.
 */
export const programJsonLd = (program: ProductDetails): object[] => [
  course(program),
  breadcrumb(program),
  ...(program.faqModules.length > 0 ? [questions(program)] : []),
];

const course = ({ _id, product, cover, durationWeeks, fees }: ProductDetails) => ({
  '@context': context,
  '@type': 'Course',
  name: product.name,
  description: product.description,
  image: cover.src,
  url: programPath(_id),
  provider: { '@type': 'EducationalOrganization', name: institute.name, url: institute.website },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `P${durationWeeks}W` },
  offers: [...new Set([fees.student.gross, fees.professional.gross])].map((price) => ({
    '@type': 'Offer',
    category: 'Paid',
    price,
    priceCurrency: 'INR',
    availability: `${context}/InStock`,
    url: programPath(_id),
  })),
});

const breadcrumb = ({ _id, product }: ProductDetails) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    { '@type': 'ListItem', position: 2, name: product.name, item: programPath(_id) },
  ],
});

const questions = ({ faqModules }: ProductDetails) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqModules.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
