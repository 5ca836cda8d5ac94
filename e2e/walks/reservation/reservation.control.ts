import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

/** The reservation of one date on the page. */
export interface ControlOnPage {
  root: Locator;
  /** The button, or the reason why it is disabled. */
  control: Locator;
  popup: Locator;
  text: (typeof words)[Language]['reservation'];
}

export const controlOn = (page: Page, lang: Language): ControlOnPage => {
  const root = page.locator('[data-scope="reservation"]').first();
  return {
    root,
    control: root.locator(':scope > button, :scope > a'),
    popup: root.locator('dialog'),
    text: words[lang].reservation,
  };
};

/** RES-12: the link to the login leads back to the dates. */
export const leadsBack = ({ control, text }: ControlOnPage, lang: Language): Promise<void> =>
  expect(control.and(control.page().getByRole('link', { name: text.login }))).toHaveAttribute(
    'href',
    `/${lang}/login?return=${encodeURIComponent(`${demoShow[lang]}#buyTickets`)}`,
  );
/** The popup's words besides its title and its controls. */
export const says = async ({ popup }: ControlOnPage, ...texts: string[]): Promise<void> => {
  for (const text of texts) await expect(popup).toContainText(text);
};
/** The outcome is unknown: no message says that it failed. */
export const neverFailed = ({ popup, text }: ControlOnPage): Promise<void> =>
  expect(popup).not.toContainText(text.refused.title);
