import type { Page } from '@playwright/test';

/** From now on a photo in full arrives, or fails, on the test's command. */
export const holdPhotos = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const held: { resolve: () => void; reject: (error: Error) => void }[] = [];
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve, reject) => void held.push({ resolve, reject }));
    addEventListener('answer-photo', (event) => {
      const last = held.pop();
      if (event instanceof CustomEvent && event.detail === true) last?.resolve();
      else last?.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));
    });
    addEventListener('count-photos', () => {
      document.documentElement.dataset['heldPhotos'] = String(held.length);
    });
  });

/** The last requested photo arrives, or fails; waits for its request. */
export const answerPhoto = async (page: Page, isThere: boolean): Promise<void> => {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('count-photos'));
    return document.documentElement.dataset['heldPhotos'] !== '0';
  });
  await page.evaluate((detail) => void dispatchEvent(new CustomEvent('answer-photo', { detail })), isThere);
};
