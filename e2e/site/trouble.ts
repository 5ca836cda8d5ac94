import type { Page } from '@playwright/test';

/** ANA-02: no complaint, but what the console says to who agrees to be counted. */
const uncounted = 'Not production';

/**
 * What the page complains about, as it happens: errors and warnings of the console (a mismatch while hydrating and a
 * violation of the Content-Security-Policy are among them) and exceptions that nobody caught.
 */
export const troubleOf = (page: Page): string[] => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== uncounted)
      trouble.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  return trouble;
};
