import type { Page } from '@playwright/test';

/** Lets the tab fetch everything anew, despite earlier walks, until the returned function is called. */
export const withoutCache = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => session.detach();
};
