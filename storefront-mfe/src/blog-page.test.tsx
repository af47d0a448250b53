import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '@aarohan/shared/testing/render-page.tsx';
import remote from './remote.tsx';

const all = [
  'Data Analytics',
  'AI and Machine Learning',
  'IoT and Embedded Systems',
  'Digital Banking and Finance',
  'Cloud Computing',
  'Cybersecurity',
];
const row = () => within(screen.getByRole('list', { name: 'Topics' }));
const titles = () =>
  row()
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function open(): Promise<UserEvent> {
  const { user } = renderPage(remote, '/blog');
  await screen.findByRole('heading', { level: 1, name: 'Knowledge Hub' });
  return user;
}

test('When the knowledge hub is opened, then its cover and the six topics are there', async () => {
  await open();

  expect(screen.getByRole('img', { name: /^Books stacked/ })).toBeInTheDocument();
  expect(titles()).toEqual(all);
});

test('When next is pressed at each topic, then the row moves by one and comes round again', async () => {
  const user = await open();
  const next = screen.getByRole('button', { name: 'Next topic' });

  await user.click(next);
  expect(titles()).toEqual([...all.slice(1), all[0]]);
  expect(screen.getByRole('list', { name: 'Topics' })).toHaveAttribute('data-from', 'right');
  expect(screen.getByText('First in the row: AI and Machine Learning')).toBeInTheDocument();
  for (let step = 1; step < 6; step += 1) await user.click(next);
  expect(titles()).toEqual(all);
});

test('When previous is pressed at the first topic, then the last comes to the front', async () => {
  const user = await open();

  await user.click(screen.getByRole('button', { name: 'Previous topic' }));
  expect(titles()).toEqual([all[5], ...all.slice(0, 5)]);
  expect(screen.getByRole('list', { name: 'Topics' })).toHaveAttribute('data-from', 'left');
});

test('When a step is made, then it is 280 px: a card and its gap', async () => {
  await open();

  const [card] = row().getAllByRole('listitem');
  const width = parseFloat(getComputedStyle(card as HTMLElement).width);
  const gap = parseFloat(getComputedStyle(screen.getByRole('list', { name: 'Topics' })).gap);
  expect(width + gap).toBe(280);
});

test('When the gallery is looked at, then it has three pictures of hackathons, each described', async () => {
  await open();

  const gallery = within(screen.getByRole('region', { name: 'Hackathon gallery' }));
  expect(gallery.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/team/),
    expect.stringMatching(/screens/),
    expect.stringMatching(/winners/),
  ]);
});

test('When questions are opened, then there are five, and one answer at a time', async () => {
  const user = await open();
  const questions = within(screen.getByRole('region', { name: 'Frequently asked questions' })).getAllByRole('button');
  const openOnes = () => questions.filter((question) => question.getAttribute('aria-expanded') === 'true').length;

  expect(questions).toHaveLength(5);
  await user.click(questions[1] as HTMLElement);
  await user.click(questions[3] as HTMLElement);
  expect(openOnes()).toBe(1);
  expect(questions[3]).toHaveAttribute('aria-expanded', 'true');
  await user.click(questions[3] as HTMLElement);
  expect(openOnes()).toBe(0);
});
