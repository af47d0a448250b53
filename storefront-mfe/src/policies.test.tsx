import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { institute } from '@aarohan/shared/brand';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import remote from './remote.tsx';

async function open(address: string, title: string) {
  renderPage(remote, address);
  await screen.findByRole('heading', { level: 1, name: title });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const section = (name: string) => screen.getByRole('region', { name });

describe('each policy', () => {
  test.each([
    ['/privacy_policy', 'Privacy Policy'],
    ['/terms_conditions', 'Terms & Conditions'],
    ['/refund_policies', 'Refund Policy'],
  ])('When %s is opened, then it has its title, its date, and contents that lead to each of its sections', async (address, title) => {
    await open(address, title);

    expect(document.title).toBe(`${title} · Aarohan Institute`);
    expect(screen.getByText('1 Dec 2026')).toHaveAttribute('datetime', '2026-12-01');
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual(headings());
    for (const link of contents) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(section(link.textContent));
    }
  });

  test.each([
    ['/privacy_policy', 'Privacy Policy'],
    ['/terms_conditions', 'Terms & Conditions'],
    ['/refund_policies', 'Refund Policy'],
  ])('When somebody has a question about %s, then the company, its e-mail and its phone are named', async (address, title) => {
    await open(address, title);

    const contact = section('Contact');
    expect(contact).toHaveTextContent(institute.legalName);
    expect(contact).toHaveTextContent('Kolkata 700091, West Bengal, India');
    expect(within(contact).getByRole('link', { name: institute.email })).toHaveAttribute('href', `mailto:${institute.email}`);
    expect(within(contact).getByRole('link', { name: '+91 33 4000 1200' })).toHaveAttribute('href', 'tel:+913340001200');
  });
});

describe('the privacy policy', () => {
  test('When it is read, then its sections are those of the spec in their order', async () => {
    await open('/privacy_policy', 'Privacy Policy');

    expect(headings()).toEqual([
      'Introduction',
      'Collection',
      'Usage',
      'Sharing',
      'Security Precautions',
      'Data Deletion and Retention',
      'Your Rights',
      'Consent',
      'Changes',
      'Contact',
    ]);
  });

  test('When somebody wants their account gone, then they read that profile and settings do it', async () => {
    await open('/privacy_policy', 'Privacy Policy');

    expect(section('Data Deletion and Retention')).toHaveTextContent(
      'Account deletion is available at any time from your profile, under Settings.',
    );
  });
});

describe('the terms', () => {
  test('When it comes to law, then it is that of India, and the courts are those of West Bengal', async () => {
    await open('/terms_conditions', 'Terms & Conditions');

    const law = section('Governing law and courts');
    expect(law).toHaveTextContent('governed by the laws of India');
    expect(law).toHaveTextContent('The courts of West Bengal, at Kolkata, have exclusive jurisdiction');
  });

  test('When they speak of refunds and of data, then they lead to those policies', async () => {
    await open('/terms_conditions', 'Terms & Conditions');

    expect(screen.getByRole('link', { name: 'Refund Policy' })).toHaveAttribute('href', '/refund_policies');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy_policy');
  });
});

describe('the refund policy', () => {
  test.each([
    ['When a refund is possible', 'within 7 days of course commencement'],
    ['What is non-refundable', 'purchases during promotions'],
    ['What is non-refundable', 'purchases with a discount code'],
    ['When the money arrives', 'credited in 7-15 business days to the original payment method'],
  ])('When “%s” is read, then it says: %s', async (name, words) => {
    await open('/refund_policies', 'Refund Policy');

    expect(section(name)).toHaveTextContent(words);
  });
});
