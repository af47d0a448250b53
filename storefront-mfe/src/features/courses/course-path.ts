/** Where a subscription course is described; it goes by its uuid. */
export const coursePath = (uuid: string): string => `/techademy_course_details/${encodeURIComponent(uuid)}`;
