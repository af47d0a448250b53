import { http, HttpResponse } from 'msw';
import type { HeaderCourse } from '@aarohan/shared/catalogue';
import { server } from '@aarohan/shared/testing/server.ts';

export const aHeaderCourse = (change: Partial<HeaderCourse> = {}): HeaderCourse => ({
  uuid: 'c-1',
  courseName: 'Verilog HDL',
  skillCategory: 'Electronics',
  skillSubCategory: 'VLSI and Semiconductors',
  proficiency: 'Beginner',
  duration: '6h 0m',
  ...change,
});

/** An API with two skill categories; `/api/getCoursesBySkillCategory` answers with courses per category. Notes what it was asked. */
export function finderApi(courses: Record<string, HeaderCourse[]> = { Electronics: [aHeaderCourse()] }): { asked: string[] } {
  const asked: string[] = [];
  server.use(
    http.get('/api/getAllSkills', () => {
      asked.push('categories');
      return HttpResponse.json({ skillCategories: ['Data and AI', 'Electronics'] });
    }),
    http.get('/api/getCoursesBySkillCategory', ({ request }) => {
      const category = new URL(request.url).searchParams.get('category') ?? '';
      asked.push(category);
      return HttpResponse.json({ courses: courses[category] ?? [] });
    }),
  );
  return { asked };
}
