import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { cityChipOn } from '#e2e/pageObjects/cityChip.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const city = 'Toronto';
const inCity = /[?&]city=Toronto(&|$)/;

for (const lang of languages) {
  const { calendar: text, layout } = words[lang];

  test(`TON-11 (${lang}): a city is chosen once; the address wins, links alone remember`, async ({
    page,
  }) => {
    const calendar = calendarOn(page, lang);
    const chip = cityChipOn(page, lang);
    const tonight = calendar.root.getByRole('link', { name: text.quick.tonight, exact: true });
    await open(page, addresses[lang].calendar);
    const everywhere = await calendar.total.textContent();
    await chip.choose(city);
    await expect(page).toHaveURL(inCity);
    await expect(chip.button).toHaveText(`${layout.city.label} ${city}`);
    await expect(calendar.total).not.toHaveText(everywhere ?? '');

    // The page of everybody, with links of one's own.
    await open(page, addresses[lang].calendar);
    await expect(calendar.total).toHaveText(everywhere ?? '');
    await expect(chip.button).toHaveText(layout.city.label);
    await expect(tonight).toHaveAttribute('href', inCity);
    await tonight.click();
    await expect(page).toHaveURL(inCity);
    await expect(chip.button).toHaveText(`${layout.city.label} ${city}`);

    // One press away, and forgotten.
    await chip.all.click();
    await expect(page).not.toHaveURL(inCity);
    await expect(chip.button).toBeFocused();
    await expect(tonight).not.toHaveAttribute('href', inCity);
  });

  test(
    `TON-12 (${lang}): opening a day and the month keeps the chip’s city`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      const chip = cityChipOn(page, lang);
      await open(page, `${addresses[lang].calendar}?price=free`);
      await chip.choose(city);
      await expect(page).toHaveURL(/price=free/);
      await calendar.tab('day').click();
      await expect(calendar.root).toMatchState('day');
      await expect(page).toHaveURL(inCity);
      await expect(page).not.toHaveURL(/price=free/);
      await calendar.tab('month').click();
      await expect(calendar.root).toMatchState('month');
      await expect(page).toHaveURL(inCity);
    },
  );

  test(
    `TON-12 (${lang}): a city of another’s link is a filter like any`,
    { tag: '@slow' },
    async ({ page }) => {
      const calendar = calendarOn(page, lang);
      await open(page, `${addresses[lang].calendar}?city=${city}`);
      await calendar.tab('day').click();
      await expect(calendar.root).toMatchState('day');
      await expect(page).not.toHaveURL(inCity);
    },
  );

  test(`TON-10 (${lang}): home and the search have the chip, too`, { tag: '@slow' }, async ({ page }) => {
    const chip = cityChipOn(page, lang);
    await open(page, `/${lang}`);
    await chip.choose(city);
    await expect(page).toHaveURL(/mode=day&day=.*&city=Toronto$/);
    await open(page, `/${lang}`);
    await expect(chip.button).toHaveText(`${layout.city.label} ${city}`);
    await open(page, pairPath('search', lang));
    await expect(chip.button).toHaveText(layout.city.label);
    await chip.choose(city);
    await expect(page).toHaveURL(inCity);
    await chip.all.click();
    await expect(page).not.toHaveURL(inCity);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TON-10: the chip is links and a fold of links', async ({ page }) => {
    const chip = cityChipOn(page, 'en');
    await page.goto(addresses.en.calendar);
    await chip.choose(city);
    await expect(page).toHaveURL(inCity);
    await expect(chip.button).toHaveText(`${words.en.layout.city.label} ${city}`);
    await chip.all.click();
    await expect(page).toHaveURL(addresses.en.calendar);
  });
});
