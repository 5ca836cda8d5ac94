import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { windows } from '../site/windows.ts';
import { busy } from './busy.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const everyWidth = [windows.phone.width, windows.desktop.width];

/**
 * Days and cards out of sight have no layout until one comes to them: axe would measure what nobody ever sees, and a
 * transition in them does not end.
 */
const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      'section[id^="day-"], main li, main li > article',
    ))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });

/** Colours on their way are nobody's to judge. */
const rest = async (page: Page) => {
  await expect(page.locator(busy)).toHaveCount(0);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
};

/** What axe finds (WCAG 2.2 A and AA, and good practice), readably: the rule and the elements. */
export const violationsOn = async (page: Page) => {
  await layOutWhole(page);
  await rest(page);
  // What passes is not told, which saves much of the work on a long page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
  }));
};

/**
 * Axe finds nothing on the page as it is, on a phone and on a desktop. What it finds is looked at once more: a page that
 * began to load while axe was at work is dimmed.
 */
export const expectNoViolations = async (
  page: Page,
  widths: readonly number[] = everyWidth,
): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: windows.phone.height });
    const first = await violationsOn(page);
    const violations = first.length === 0 ? first : await violationsOn(page);
    expect({ width, violations }).toEqual({ width, violations: [] });
  }
};
