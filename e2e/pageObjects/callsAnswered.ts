import type { Page, Request } from '@playwright/test';

const callsOf = async (page: Page): Promise<Request[]> =>
  (await page.requests()).filter((request) => request.resourceType() === 'fetch');

/** Waits until every call of the page has its answer or has failed, later ones included. */
export const callsAnswered = async (page: Page): Promise<void> => {
  const calls = await callsOf(page);
  await Promise.allSettled(calls.map(async (call) => (await call.response())?.body()));
  if ((await callsOf(page)).length > calls.length) await callsAnswered(page);
};
