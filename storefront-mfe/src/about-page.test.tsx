import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import remote from './remote.tsx';

async function open(at = '/aboutUs') {
  renderPage(remote, at);
  await screen.findByRole('heading', { level: 1, name: 'About Aarohan Institute' });
}

describe('the page', () => {
  test('When it is opened, then it says what it is and gives the four figures', async () => {
    await open();

    expect(document.title).toBe('About Us · Aarohan Institute');
    const figures = screen.getAllByRole('term').map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`);
    expect(figures).toEqual(['50K+ students', '25+ countries', '95% success rate', '100+ partners']);
  });

  test('When the reasons are read, then there are six, each with a heading and a sentence', async () => {
    await open();

    const reasons = within(screen.getByRole('region', { name: 'Why choose us' })).getAllByRole('listitem');
    expect(reasons.map((reason) => within(reason).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Mentors from the industry',
      'Live classes, small batches',
      'Projects you can show',
      'Certificates by assessment',
      'Fees you can plan',
      'A placement team that stays',
    ]);
    for (const reason of reasons) expect(reason.querySelector('p')).not.toBeEmptyDOMElement();
  });

  test('When the visitor wants to go on, then the programs and the contact page are one press away', async () => {
    await open();

    const band = within(screen.getByRole('region', { name: 'Take the first step' }));
    expect(band.getByRole('link', { name: 'Explore programs' })).toHaveAttribute('href', '/');
    expect(band.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contactUs');
  });

  test('When it is opened as the header writes it, then it is the same page', async () => {
    await open('/aboutus');

    expect(screen.getByRole('region', { name: 'Why choose us' })).toBeVisible();
  });
});
