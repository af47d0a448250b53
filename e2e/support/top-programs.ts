import type { Locator, Page } from '@playwright/test';

/** The cards of the home page's first list. */
export const topPrograms = (page: Page): Locator => page.getByRole('region', { name: 'Top programs' }).getByRole('article');
