import { institute } from '@aarohan/shared/brand';
import type { SubscriptionCourseDetails } from '@aarohan/shared/catalogue';
import { coursePath } from './course-path.ts';

const context = 'https://schema.org';

/** A subscription course for search engines; addresses are paths, which a crawler completes. */
export const courseJsonLd = (course: SubscriptionCourseDetails): object[] => [
  {
    '@context': context,
    '@type': 'Course',
    name: course.name,
    description: course.description,
    image: course.image.image,
    url: coursePath(course.id),
    inLanguage: course.language.name,
    educationalLevel: course.proficiency,
    teaches: course.skill,
    author: { '@type': 'Person', name: course.author.name },
    provider: { '@type': 'EducationalOrganization', name: institute.name, url: institute.website },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${wholeMinutes(course.duration)}M` },
  },
  {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
      { '@type': 'ListItem', position: 2, name: course.name, item: coursePath(course.id) },
    ],
  },
];

/** seconds → minutes, as the page says them (spec 2 §2) */
export const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60);
