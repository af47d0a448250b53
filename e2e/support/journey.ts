import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { loginByCall, register } from './login.ts';
import { site, staff } from './site.ts';

export { expect } from '@playwright/test';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Journey {
  /** Says which console errors a journey makes on purpose; every other one fails it. */
  expectNoise: (pattern: RegExp) => void;
  /** Makes the browser a member of staff, without walking through the login page. */
  beStaff: () => Promise<void>;
  /** Makes the browser somebody who registered a moment ago. */
  beSomebody: () => Promise<void>;
}

/** A journey fails on any console error, page error or refused policy that it did not announce. */
export const test = base.extend<Journey, { staffCookies: Cookies }>({
  expectNoise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      await use((pattern) => expected.push(pattern));
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  staffCookies: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: site.url });
      // Kept in a file, because after a failed journey the next worker would have to wait for another code.
      const kept = path.join(site.dataDir, 'staff-cookies.json');
      if (!existsSync(kept)) {
        await loginByCall(request, staff.byCall);
        writeFileSync(kept, JSON.stringify((await request.storageState()).cookies));
      }
      await use(JSON.parse(readFileSync(kept, 'utf8')) as Cookies);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  beStaff: async ({ context, staffCookies }, use) => {
    await use(() => context.addCookies(staffCookies));
  },
  beSomebody: async ({ context }, use) => {
    await use(async () => {
      const email = `somebody-${crypto.randomUUID()}@example.com`;
      await register(context.request, { fullname: 'Meera Iyer', email });
      await loginByCall(context.request, email);
    });
  },
});
