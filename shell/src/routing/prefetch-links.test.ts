import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { prefetchLinks } from './prefetch-links.ts';
import { slotRoute } from './slot-route.tsx';

const load = jest.fn(() => Promise.resolve({ Component: () => null }));
const startCalls = jest.fn();
const slot = { title: 'T', load, startCalls, problem: null };
const routes = [
  slotRoute({ ...slot, id: 'program', path: '/course_details/:productId' }),
  slotRoute({ ...slot, id: 'staff', path: '/registered-users', guard: () => Promise.resolve() }),
];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.innerHTML = `
    <a id="program" href="/course_details/p1"><span>Program</span></a>
    <a id="staff" href="/registered-users">Staff</a>
    <a id="elsewhere" href="https://elsewhere.example/course_details/p1">Elsewhere</a>`;
  prefetchLinks(document, routes);
});

const link = (selector: string): Element => document.querySelector(selector) ?? document.body;

test('When the pointer rests on a link, then its page and its calls are asked for, once', () => {
  fireEvent.pointerOver(link('#program span'));
  fireEvent.pointerOver(link('#program'));
  jest.runAllTimers();

  expect(load).toHaveBeenCalledTimes(1);
  expect(startCalls).toHaveBeenCalledWith({ productId: 'p1' });
});

test('When the keyboard comes to a link, then the same', () => {
  fireEvent.focusIn(link('#program'));
  jest.runAllTimers();

  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['#staff', '#elsewhere'])('When it rests on %s, then nothing is asked for', (selector) => {
  fireEvent.pointerOver(link(selector));
  jest.runAllTimers();

  expect([load.mock.calls, startCalls.mock.calls]).toEqual([[], []]);
});

test('When it only passes over a link, then nothing is asked for', () => {
  fireEvent.pointerOver(link('#program'));
  fireEvent.pointerOver(document.body);
  jest.runAllTimers();

  expect(load).not.toHaveBeenCalled();
});

test('When the visitor saves data, then nothing is asked for', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  fireEvent.pointerOver(link('#program'));
  jest.runAllTimers();
  Object.assign(navigator, { connection: undefined });

  expect(load).not.toHaveBeenCalled();
});
