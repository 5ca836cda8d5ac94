import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { windows } from '../site/windows.ts';
import { rest } from './rest.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const everyWidth = [windows.phone.width, windows.desktop.width];

/**
 * Days and cards off screen have no layout until a visitor reaches them: axe would measure an invisible state, and a
 * transition in them does not end.
 */
const layOutWhole = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(
      'section[id^="day-"], main li, main li > article',
    ))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
  });

/** Axe's findings (WCAG 2.2 A and AA, and good practice), readably: the rule and the elements. */
export const violationsOn = async (page: Page) => {
  await layOutWhole(page);
  // Axe must not check colours halfway.
  await rest(page);
  // Passed rules are left out, which saves much of the work on a long page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)),
  }));
};

/**
 * Axe finds nothing on the page, on a phone and on a desktop. Each finding gets a second look: a page that began to load
 * during axe's work is dimmed.
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
