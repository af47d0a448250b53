import { institute } from '@aarohan/shared/brand';
import type { PgCourseDetails } from '@aarohan/shared/catalogue';
import { pgCoursePath } from './pg-course-path.ts';

const context = 'https://schema.org';

/** A postgraduate course for search engines; addresses are paths, which a crawler completes. */
export const pgCourseJsonLd = ({ _id, name, description, image1 }: PgCourseDetails): object[] => [
  {
    '@context': context,
    '@type': 'Course',
    name,
    description,
    image: image1,
    url: pgCoursePath(_id),
    educationalLevel: 'Postgraduate',
    provider: { '@type': 'EducationalOrganization', name: institute.name, url: institute.website },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'P2Y' },
  },
  {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name, item: pgCoursePath(_id) },
    ],
  },
];
