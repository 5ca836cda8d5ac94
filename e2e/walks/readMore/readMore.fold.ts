import type { Locator } from '@playwright/test';
import * as v from 'valibot';
import { type Language, otherLanguage } from '#contract/address/language.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { expect } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import { settings } from '#machines/settings.ts';
import type { Visit } from '../counterpart.ts';
import { openTab } from '../browser/openTab.ts';

/** The length of a text, and its visible part. */
interface FoldReading {
  isLong: boolean;
  isWhole: boolean;
  isWithinLimit: boolean;
}

/** A folding text, on its page. */
export interface Fold {
  root: Locator;
  /** The page's language: a walk may change it. */
  lang: () => Language;
  /** Makes the text so long. */
  measure: (size: number) => Promise<unknown>;
  look: () => Promise<FoldReading>;
}

const answer = v.looseObject({
  entity_data: v.looseObject({ attributes: v.record(v.string(), v.unknown()) }),
});

/** The real page with another type and text. */
const changed =
  (type: string, text: Readonly<Record<string, string>>) =>
  (json: unknown): unknown => {
    const { entity_data: found, ...rest } = v.parse(answer, json);
    return { ...rest, entity_data: { ...found, type, attributes: { ...found.attributes, ...text } } };
  };

/** SiteWords, so many characters of them. */
const textOf = (length: number): string => `${'ha '.repeat(length).slice(0, length - 1)}!`;

const practical = { fr: 'infos-pratiques', en: 'practical-information' } as const;
const { desktop } = windows;
const { limit: tallest, characters: longest } = settings.readMore;
/** Window widths at which a text of a few lines is at most so high, or higher. */
const widths: Readonly<Record<number, number>> = { [tallest + 1]: 320, [longest + 1]: 200 };

export const widen = ({ page }: Visit): Promise<void> => page.setViewportSize(desktop);

/** LAY-27: a list's page without a list folds by its height, which depends on the width of the window. */
export const foldOfPage = async (visit: Visit): Promise<Fold> => {
  const { page, gate, lang } = visit;
  const body = `<p>${textOf(300)}</p>`;
  gate.edit(({ path }) => path.endsWith(`/${lang}/router/${practical[lang]}`), changed('shows', { body }));
  await openTab(visit, addresses[lang].basic);
  await page.getByRole('contentinfo').locator(`a[href="/${lang}/${practical[lang]}"]`).first().click();
  const root = page.locator('[data-scope="readMore"]');
  await expect(root).toBeVisible();
  return {
    root,
    lang: () => lang,
    measure: (size) => page.setViewportSize({ ...desktop, width: widths[size] ?? desktop.width }),
    look: () =>
      root.locator('> div').evaluate((fold: HTMLElement, limit) => {
        const { offsetHeight: height } = fold.querySelector<HTMLElement>(':scope > div') ?? fold;
        const { clientHeight: seen } = fold;
        return { isLong: height > limit, isWhole: seen >= height, isWithinLimit: seen <= limit };
      }, tallest),
  };
};

/** SHW-05: a show's description folds by its characters; in the other language it may have fewer. */
export const foldOfShow = async (visit: Visit): Promise<Fold> => {
  const { page, gate } = visit;
  await openTab(visit, demoShow[visit.lang]);
  const root = page.locator('main [data-scope="readMore"]');
  let lang = visit.lang;
  return {
    root,
    lang: () => lang,
    measure: async (size) => {
      const other = otherLanguage(lang);
      const link = words[lang].layout.languages[other];
      gate.edit(
        ({ path }) => path.includes(`/${other}/router/`),
        changed('show', { description: textOf(size) }),
      );
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      lang = other;
    },
    look: () =>
      root.locator('> div').evaluate((text: HTMLElement, limit) => {
        const { textContent: whole, innerText: seen } = text;
        const lengthOf = (said: string) => said.replaceAll(/\s+/g, ' ').length;
        const lettersOf = (said: string) => said.replaceAll(/\s/g, '');
        return {
          isLong: lengthOf(whole) > limit,
          isWhole: lettersOf(seen) === lettersOf(whole),
          isWithinLimit: lengthOf(seen) <= limit,
        };
      }, longest),
  };
};
