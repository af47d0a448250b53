import type { PgCourseDetails } from '@aarohan/shared/catalogue';
import type { Parts } from '../parts.ts';
import { requirePgCourse } from './pg-course-store.ts';

/**
 * A postgraduate course with its images.
 *
 * @throws product-not-found
 */
export async function readPgCourse({ db, pictures }: Pick<Parts, 'db' | 'pictures'>, id: string): Promise<PgCourseDetails> {
  const course = await requirePgCourse(db, id);
  const all = course.images.map((key) => pictures.find(key));
  const [image1, image2, image3, image4, image5, image6] = all.map(({ src }) => src);
  return {
    _id: course.id,
    name: course.name,
    description: course.description,
    image1,
    image2,
    image3,
    image4,
    image5,
    image6,
    pictures: all,
  };
}
