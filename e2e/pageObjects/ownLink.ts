import type { Page } from '@playwright/test';

const id = 'own-link';

/** A link of the test's own, above all of a page's, that leads from any page to any other. */
export const placeLink = (page: Page): Promise<void> =>
  page.evaluate((name) => {
    const link = document.createElement('a');
    Object.assign(link, { id: name, textContent: '→' });
    Object.assign(link.style, {
      position: 'fixed',
      insetBlockEnd: '0',
      insetInlineStart: '0',
      zIndex: '9999',
    });
    document.body.append(link);
  }, id);

/** Presses it, so that the page navigates as with any link. */
export const followLink = async (page: Page, address: string): Promise<void> => {
  const link = page.locator(`#${id}`);
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await link.click();
};
