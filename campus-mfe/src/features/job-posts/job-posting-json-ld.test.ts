import { expect, test } from '@jest/globals';
import { aJobPost } from './a-job-post.ts';
import { jobPostingJsonLd } from './job-posting-json-ld.ts';

test('When a post tells all of its vacancy, then search engines get the job', () => {
  const opening = {
    organisation: 'Kaveri Labs',
    city: 'Bengaluru',
    state: 'Karnataka',
    employmentType: 'INTERN',
    validThrough: '2027-02-28',
  } as const;

  expect(jobPostingJsonLd(aJobPost({ postedOn: '2026-10-19', opening }))).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Graduate Engineer Trainee',
      description: 'Twelve months across design, test and production.',
      identifier: { '@type': 'PropertyValue', name: 'Kaveri Labs', value: 'job-1' },
      datePosted: '2026-10-19',
      validThrough: '2027-02-28T23:59:59+05:30',
      employmentType: 'INTERN',
      hiringOrganization: { '@type': 'Organization', name: 'Kaveri Labs' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', addressRegion: 'Karnataka', addressCountry: 'IN' },
      },
    },
  ]);
});

test('When something of the vacancy is missing, then there is no job for them', () => {
  expect(jobPostingJsonLd(aJobPost({ opening: null }))).toEqual([]);
});
