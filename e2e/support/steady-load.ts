import type { APIRequestContext } from '@playwright/test';

export interface Answer {
  status: number;
  html: string;
}

/** Asks for these addresses in turn, so many times a second, until `stop`, which answers what came. */
export function steadyLoad(request: APIRequestContext, paths: string[], perSecond: number): { stop: () => Promise<Answer[]> } {
  const asked: Promise<Answer>[] = [];
  const ask = async (path: string): Promise<Answer> => {
    const answer = await request.get(path, { timeout: 30_000 });
    return { status: answer.status(), html: await answer.text() };
  };
  const timer = setInterval(() => void asked.push(ask(paths[asked.length % paths.length] ?? '/')), 1000 / perSecond);
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all(asked);
    },
  };
}
