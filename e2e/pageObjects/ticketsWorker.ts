import type { Page } from '@playwright/test';
import { keptTicketsKey } from '#src/storage/keptTickets.ts';
import { expect } from '../site/expect.ts';

/** Replaces the browser's workers: registering and removing them is answered on command. */
export const holdWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard = (name: string, answer: () => unknown) =>
      new Promise((resolve, reject) => {
        document.documentElement.dataset['asked'] = name;
        const hear = (event: Event): void => {
          if (event instanceof CustomEvent && event.detail === 'done') resolve(answer());
          else reject(new DOMException('', 'AbortError'));
        };
        addEventListener(`held:${name}`, hear, { once: true });
      });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        register: () => heard('keep', () => ({ installing: null, active: {} })),
        getRegistrations: () => heard('remove', () => []),
      },
    });
  });

type Work = 'keep' | 'remove';

const answer = (page: Page, work: Work, detail: 'done' | 'failed'): Promise<unknown> =>
  page.evaluate(([what, how]) => dispatchEvent(new CustomEvent(`held:${what}`, { detail: how })), [
    work,
    detail,
  ] as const);

/** Lets them answer. Who removes them waits for a registration that is under way (docs/decisions/062). */
export const answerWorkers = async (page: Page, work: Work, detail: 'done' | 'failed'): Promise<void> => {
  if (work === 'remove') await answer(page, 'keep', 'done');
  await expect(page.locator('html')).toHaveAttribute('data-asked', work);
  await answer(page, work, detail);
};

/** The browser refuses to store the tickets, once. */
export const refuseStorage = (page: Page): Promise<void> =>
  page.evaluate((refused) => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key !== refused) return store.call(this, key, value);
      Storage.prototype.setItem = store;
      throw new DOMException('', 'QuotaExceededError');
    };
  }, keptTicketsKey);
