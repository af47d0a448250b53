import type { SubscriptionCourseDetails } from '@aarohan/shared/catalogue';
import { ApiProblem } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { findCourse } from './course-store.ts';

/**
 * One subscription course with everything its page shows.
 *
 * @throws product-not-found
 */
export async function readCourse({ db, pictures }: Pick<Parts, 'db' | 'pictures'>, uuid: string): Promise<SubscriptionCourseDetails> {
  const course = await findCourse(db, uuid);
  if (!course) throw new ApiProblem('product-not-found');
  const cover = pictures.find(course.cover);
  return {
    id: course.uuid,
    name: course.name,
    description: course.description,
    image: { image: cover.src },
    cover,
    category: { name: course.categoryName },
    language: { name: course.language },
    skill: course.skills,
    duration: course.durationSeconds,
    proficiency: course.proficiency,
    rating: course.rating,
    author: { name: course.author },
    total_modules: course.totalModules,
    highlight: course.highlights,
    prerequisite: course.prerequisite,
    hashtag: course.hashtags,
    is_certificate_enabled: course.certificate,
  };
}
