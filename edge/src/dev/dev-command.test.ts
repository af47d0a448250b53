import { expect, test } from '@jest/globals';
import { devUsage, planDev } from './dev-command.ts';

const apps = ['shell', 'campus-mfe', 'checkout-mfe'];

test.each([
  [[], { live: apps, released: [] }],
  [['checkout-mfe'], { live: ['checkout-mfe'], released: ['shell', 'campus-mfe'] }],
  [['--standalone', 'campus-mfe'], { live: ['campus-mfe'], released: ['shell'], standalone: 'campus-mfe' }],
  [['nothing'], { problem: 'There is no app nothing. The apps are shell, campus-mfe, checkout-mfe.' }],
  [['--watch'], { problem: devUsage }],
])('When asked for %j, then the plan is right', (args, plan) => {
  expect(planDev(args, apps)).toEqual(plan);
});
