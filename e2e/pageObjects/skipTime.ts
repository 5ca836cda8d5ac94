import type { Page, Request } from '@playwright/test';

const callsOf = async (page: Page): Promise<Request[]> =>
  (await page.requests()).filter((request) => request.resourceType() === 'fetch');

/** Until every call of the page has its answer or has failed, those that it makes meanwhile too. */
const answered = async (page: Page): Promise<void> => {
  const calls = await callsOf(page);
  await Promise.allSettled(calls.map(async (call) => (await call.response())?.body()));
  if ((await callsOf(page)).length > calls.length) await answered(page);
};

/** Moves the page's clock on, once no call is under way: the clock's jump would be longer than any call may take. */
export const skipTime = async (page: Page, ms: number): Promise<void> => {
  await answered(page);
  await page.clock.fastForward(ms);
};
