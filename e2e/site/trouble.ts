import type { Page } from '@playwright/test';

/** ANA-02: no complaint, but the console's message to consenting visitors. */
const uncounted = 'Not production';

/** RTE-06: none either where editors have not written about videos on demand; a link's focus asks for their page, too. */
const unwritten = /404.*\/router\/(ondemand|surdemande)\)$/;

/**
 * Chromium complains three seconds after the load about files that were fetched ahead and not used yet: pages that take over
 * late do so on a busy machine, and without scripts. `journeys/pages/scripts.spec.ts` counts files that come twice instead.
 */
const late = /was preloaded using link preload but not used within a few seconds/;

/**
 * The page's complaints, as they happen: errors and warnings of the console (hydration mismatches and violations of the
 * Content-Security-Policy among them) and uncaught exceptions.
 */
export const troubleOf = (page: Page): string[] => {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if ((message.type() !== 'error' && message.type() !== 'warning') || message.text() === uncounted) return;
    const line = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!unwritten.test(line) && !late.test(line)) trouble.push(line);
  });
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  return trouble;
};
