import type { Locator, Page } from '@playwright/test';

/** The tab of the slides. */
interface Tab {
  page: Page;
}

export const heroOf = ({ page }: Tab): Locator => page.locator('[data-scope="heroCarousel"]');
/** Pause and Play: the last of the buttons. */
export const toggleOf = (tab: Tab): Locator => heroOf(tab).getByRole('button').last();

/** Marks the tab as visible or hidden: a browser under test shows all of its tabs. */
export const show = ({ page }: Tab, visibility: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

export const prefer = ({ page }: Tab, isReduced: boolean): Promise<void> =>
  page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' });

/** Puts the pointer on the slides, away from their buttons. */
export const pointAt = async (tab: Tab): Promise<void> => {
  const box = await heroOf(tab).locator('> div').first().boundingBox();
  if (!box) throw new Error('There are no slides');
  await tab.page.mouse.move(box.x + box.width - 40, box.y + 30);
};
export const pointAway = ({ page }: Tab): Promise<void> => page.mouse.move(2, 2);

/** The slide announced as shown, and the usable one. */
export const seen = (tab: Tab): Promise<{ chosen: number; open: number[] }> =>
  heroOf(tab).evaluate((root) => ({
    chosen: [...root.querySelectorAll('[data-holds] button')].findIndex(
      (button) => button.getAttribute('aria-current') === 'true',
    ),
    open: [...root.querySelectorAll('[aria-live] > li')].flatMap((slide, index) =>
      slide.hasAttribute('inert') ? [] : [index],
    ),
  }));
