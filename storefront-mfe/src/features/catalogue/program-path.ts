export const programPath = (productId: string): string => `/course_details/${encodeURIComponent(productId)}`;
