import type { Page, Route } from '@playwright/test';

/** The ways in which a file of a remote can be bad, as the browser meets them. */
export const faults: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is missing': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  'is replaced by HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in to Wi-Fi</title>' }),
  throws: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("a broken release")' }),
  'has a changed byte': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  },
  hangs: () => undefined,
};

/** Breaks the files of a remote that match, until the returned function heals them. */
export async function breakFiles(
  page: Page,
  app: string,
  file: string,
  fault: (route: Route) => Promise<void> | undefined,
): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/remotes/${app}/[^/]+/${file}(\\?.*)?$`);
  const handler = (route: Route) => fault(route);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}
