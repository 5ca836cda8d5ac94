import type { Page } from '@playwright/test';

/** ANA-02: no complaint, but the console's message to consenting visitors. */
const uncounted = 'Not production';

/**
 * The page's complaints, as they happen: errors and warnings of the console (hydration mismatches and violations of the
 * Content-Security-Policy among them) and uncaught exceptions.
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
