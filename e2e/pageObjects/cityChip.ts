import type { Locator, Page } from '@playwright/test';
import type { Language } from '#contract/address/language.ts';
import { words } from '../site/words.ts';

interface CityChip {
  /** The button of the fold, which says the city. */
  button: Locator;
  /** The link to all cities beside it. */
  all: Locator;
  choose: (city: string) => Promise<void>;
}

/** The chip of the visitor's city in a page's main part. */
export const cityChipOn = (page: Page, lang: Language): CityChip => {
  const { city: text } = words[lang].layout;
  const button = page.getByRole('main').locator('summary').filter({ hasText: text.label });
  const chip = button.locator('xpath=../..');
  return {
    button,
    all: chip.locator('> a').filter({ hasText: text.all }),
    choose: async (city) => {
      await button.click();
      await chip.getByRole('listitem').getByRole('link', { name: city, exact: true }).click();
    },
  };
};
