import type { Page } from '@playwright/test';

/** The names of those of these colours, written as `rgb(1, 2, 3)`, that any element of a page shows. */
export const shownColours = (page: Page, colours: Readonly<Record<string, string>>): Promise<string[]> =>
  page.evaluate((sought) => {
    const properties = [
      'color',
      'background-color',
      'background-image',
      'border-top-color',
      'box-shadow',
      'fill',
    ];
    const written = [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style.getPropertyValue(property)).join(' ');
      }),
    );
    return Object.entries(sought).flatMap(([name, colour]) =>
      written.some((one) => one.includes(colour)) ? [name] : [],
    );
  }, colours);

/** By how many pixels a page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
