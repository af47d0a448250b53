/** Where a postgraduate course is described. */
export const pgCoursePath = (id: string): string => `/pg_productDetails/${encodeURIComponent(id)}`;
