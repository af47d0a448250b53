/** The part of the drive's page that shows a single post. */
export const postSectionId = 'job-post';
