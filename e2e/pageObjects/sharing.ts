import type { Page } from '@playwright/test';

/** The system's sheet, and the clipboard. */
type Way = 'share' | 'copy';

/** Replaces both: each answers on command. Without a sheet the browser has none. */
export const holdSharing = (page: Page, hasSheet: boolean): Promise<void> =>
  page.evaluate((isThere) => {
    const held = (way: Way) => (what: unknown) =>
      new Promise<void>((resolve, reject) => {
        document.documentElement.dataset[way] = JSON.stringify(what);
        const hear = (event: Event): void => {
          if (!(event instanceof CustomEvent) || event.detail === null) resolve();
          else reject(new DOMException('', event.detail));
        };
        addEventListener(`held:${way}`, hear, { once: true });
      });
    const give = (name: 'share' | 'clipboard', value: unknown) =>
      Object.defineProperty(navigator, name, { configurable: true, value });
    give('share', isThere ? held('share') : undefined);
    give('clipboard', { writeText: held('copy') });
  }, hasSheet);

/** Lets one of them answer: null is done, else the name of the exception. */
export const answerSharing = (page: Page, way: Way, error: string | null): Promise<unknown> =>
  page.evaluate(([name, detail]) => dispatchEvent(new CustomEvent(`held:${name}`, { detail })), [
    way,
    error,
  ] as const);

/** The last content of one of them; undefined without any. */
export const sharedBy = async (page: Page, way: Way): Promise<unknown> => {
  const told = await page.evaluate((name) => document.documentElement.dataset[name], way);
  return told === undefined ? undefined : JSON.parse(told);
};
