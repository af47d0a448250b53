import type { Cart } from '@aarohan/shared/cart';
import { color, fontSize, styled } from '@aarohan/shared/ui';
import { Picture, Row } from './cart-layout.ts';

/** The postgraduate course that a cart was opened for; there is one, and its fee is not part of the cart. */
export const PgCourseRow = ({ course }: { course: NonNullable<Cart['pg_course']> }) => (
  <Row as="li">
    <Picture>
      <Image src={course.pgCourseImage} alt="" loading="lazy" />
    </Picture>
    <About>
      <h2>{course.pgCourseName}</h2>
      <p>Postgraduate course</p>
    </About>
  </Row>
);

const Image = styled('img')({ width: '100%', height: '100%', objectFit: 'cover', background: color.line });
const About = styled('div')({
  gridArea: 'about',
  h2: { fontSize: fontSize.body, lineHeight: 1.3, letterSpacing: 0 },
  p: { marginTop: 4, fontSize: fontSize.small, color: color.muted },
});
