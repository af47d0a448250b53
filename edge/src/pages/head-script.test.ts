import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { headScript } from './head-script.ts';

interface FakeEvent {
  target: unknown;
  preventDefault: () => void;
}

/** Runs the script in a page that has only what it uses. */
function run(storage: Record<string, string> | 'refused' = {}) {
  const dataset: Record<string, string> = {};
  const style = new Map<string, string>();
  const listeners: Record<string, (event: FakeEvent) => void> = {};
  const page: { earlyTap?: unknown } & Record<string, unknown> = {
    document: { documentElement: { dataset, style: { setProperty: (name: string, value: string) => style.set(name, value) } } },
    addEventListener: (name: string, listener: (event: FakeEvent) => void) => (listeners[name] = listener),
  };
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      if (storage === 'refused') throw new Error('refused');
      return storage;
    },
  });
  page['self'] = page;
  runInNewContext(headScript, page);
  const fire = (name: string, target: unknown) => {
    let prevented = false;
    listeners[name]?.({ target, preventDefault: () => (prevented = true) });
    return prevented;
  };
  return { page, dataset, style, fire };
}

const form = { name: 'form' };
const button = { name: 'button' };
const inButton = { closest: () => button };
const elsewhere = { closest: () => null };

describe('When somebody acts before the page is alive', () => {
  test('by sending a form, then it does not leave the page, and is noted', () => {
    const { fire, page } = run();

    expect(fire('submit', form)).toBe(true);
    expect(page.earlyTap).toBe(form);
  });

  test('by pressing a button, then that is noted, whatever is pressed besides', () => {
    const { fire, page } = run();

    expect(fire('click', inButton)).toBe(false);
    fire('click', elsewhere);

    expect(page.earlyTap).toBe(button);
  });
});

test('When the page is alive, then forms and buttons are its own', () => {
  const { fire, page, dataset } = run();
  dataset['ready'] = '';

  expect(fire('submit', form)).toBe(false);
  fire('click', inButton);

  expect(page.earlyTap).toBeUndefined();
});

test.each([
  ['a name', { fullName: 'Asha' }, { known: '' }, undefined],
  ['a name and its width', { fullName: 'Asha', accountWidth: '210' }, { known: '' }, '210px'],
  ['a name and something else', { fullName: 'Asha', accountWidth: 'x' }, { known: '' }, undefined],
  ['nothing', {}, {}, undefined],
])('When the browser has stored %s, then the document says so before it is shown', (_what, storage, known, width) => {
  const { dataset, style } = run(storage);

  expect(dataset).toEqual(known);
  expect(style.get('--account-width')).toBe(width);
});

test('When the browser refuses its storage, then forms are guarded nevertheless', () => {
  const { dataset, fire } = run('refused');

  expect(dataset).toEqual({});
  expect(fire('submit', form)).toBe(true);
});

test('When the script is sent with every page, then it is small', () => {
  expect(headScript.length).toBeLessThan(900);
  expect(headScript).not.toContain('</');
});
