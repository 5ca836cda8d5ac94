import { expect, type Locator, type Page } from '@playwright/test';

/** The element's distance from the top of the window, in pixels; null until it is drawn. */
export const topOf = (target: Locator): Promise<number | null> =>
  target.evaluateAll(([element]) => element?.getBoundingClientRect().top ?? null);

/** Waits until the page has reached its target: a fragment, or an earlier place. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(page.locator('html[data-scroll]')).toHaveCount(0);

/** Scrolls there, like a visitor's wheel, and waits for the browser's event. */
export const wheelTo = (target: Locator): Promise<void> =>
  target.evaluate(async (element) => {
    const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await ended;
  });

/** From now on, the page's position at each frame; each once. */
export const watchScrolling = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      seen.add(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });

/** The focused element, and whether a sticky part covers a part of it (WCAG 2.4.11). */
export const focusInSight = (page: Page): Promise<{ name: string; isCovered: boolean } | null> =>
  page.evaluate(async () => {
    const stuckAround = (element: Element | null): Element | null =>
      element === null || /sticky|fixed/.test(getComputedStyle(element).position)
        ? element
        : stuckAround(element.parentElement);
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const coveringAt = (part: number): Element | null => {
      const found = document.elementFromPoint((left + right) / 2, top + (bottom - top) * part);
      const stuck = stuckAround(found);
      return stuck === null || stuck.contains(focused) ? null : stuck;
    };
    const covering = (): Element[] => [0.1, 0.5, 0.9].flatMap((part) => coveringAt(part) ?? []);
    // A menu that has closed is still fading while keys are pressed faster than people can.
    const fading = covering().flatMap((element) => element.getAnimations({ subtree: true }));
    const passing = fading.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const isCovered = covering().length > 0;
    return { name: `${focused.localName} ${focused.textContent.trim().slice(0, 40)}`, isCovered };
  });
