import type { Locator } from '@playwright/test';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow, festival } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({ viewport: windows.wide, expectedTrouble: /status of (404|503)/ });

/** The links of a language switcher: address, language, text. */
const offeredBy = (switcher: Locator) =>
  switcher
    .locator('a')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.textContent]),
    );

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];
  const other = otherLanguage(lang);

  test(`RTE-02 (${lang}): the document is in the language of each navigation in the page, there and back`, async ({
    page,
  }) => {
    const html = page.locator('html');
    await open(page, at.basic);
    await page.getByRole('navigation', { name: layout.languages.inHeader, exact: true }).locator('a').click();
    await expect(page).toHaveURL(addresses[other].basic);
    await expect(html).toHaveAttribute('lang', other);
    await page.goBack();
    await expect(page).toHaveURL(at.basic);
    await expect(html).toHaveAttribute('lang', lang);
  });

  test(
    `RTE-38 (${lang}): a language that is chosen is gone to and kept, and only one that there is counts`,
    { tag: '@slow' },
    async ({ page, context, site }) => {
      const kept = () => page.evaluate(() => localStorage.getItem('lang'));
      const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lang')?.value ?? null;
      await open(page, at.basic);
      await expect.poll(async () => [await kept(), await cookie()]).toEqual([null, null]);
      const switcher = page.getByRole('navigation', { name: layout.languages.inHeader, exact: true });
      await expect
        .poll(() => offeredBy(switcher))
        .toEqual([[addresses[other].basic, other, layout.languages[other]]]);
      await switcher.locator('a').click();
      await expect(page).toHaveURL(addresses[other].basic);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect.poll(async () => [await kept(), await cookie()]).toEqual([other, other]);

      // A stored or requested language that we do not have has no effect.
      await page.evaluate(() => localStorage.setItem('lang', 'de'));
      await context.addCookies([{ name: 'lang', value: 'de', url: site }]);
      await page.goto('/');
      // The browser's language.
      await expect(page).toHaveURL('/en');
      await page.goto('/de');
      await expect(page).toHaveURL('/fr/404');
      await open(page, at.home);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    },
  );

  test(
    `RTE-37 (${lang}): the calendar’s link says mode, day and the filters that mean the same`,
    { tag: '@slow' },
    async ({ page }) => {
      const place = { mode: 'day', day: festival.fullestDay };
      const kept = {
        ...place,
        venue: festival.venue,
        city: 'Montréal',
        kind: 'venue',
        type: 'the42',
        price: '25-50',
        accessibility: 'lsq',
      };
      const search = (values: Record<string, string>) => new URLSearchParams(values).toString();
      await open(page, `${at.calendar}?${search({ ...kept, genre: 'Impro', english: 'true' })}`);
      const switcher = page.getByRole('navigation', { name: layout.languages.inHeader, exact: true });
      await switcher.locator('a').click();
      await expect(page).toHaveURL(`${addresses[other].calendar}?${search(kept)}`);
      await expect(calendarOn(page, other).root).toMatchState('day');

      await open(page, `${at.calendar}?month=${festival.busiestMonth}`);
      await expect(switcher.locator('a')).toHaveAttribute(
        'href',
        `${addresses[other].calendar}?month=${festival.busiestMonth}`,
      );
      // The link follows the visitor's moves in the page.
      await calendarOn(page, lang).arrow('previousMonth').click();
      await expect(switcher.locator('a')).toHaveAttribute(
        'href',
        `${addresses[other].calendar}?month=2027-07`,
      );
    },
  );

  test(
    `RTE-37 (${lang}): where the counterpart is not known the header leads to the root, as the footer always does`,
    { tag: '@slow' },
    async ({ page }) => {
      const root = [[addresses[other].home, other, layout.languages[other]]];
      const at404 = [at.missing, `/${lang}/503`];
      for (const address of [...at404, at.basic, demoShow[lang]]) {
        await page.goto(address);
        const footer = page.getByRole('navigation', { name: layout.languages.inFooter, exact: true });
        await expect.poll(() => offeredBy(footer)).toEqual(root);
        if (at404.includes(address))
          await expect
            .poll(() =>
              offeredBy(page.getByRole('navigation', { name: layout.languages.inHeader, exact: true })),
            )
            .toEqual(root);
      }
    },
  );

  test(
    `RTE-37 (${lang}): on a phone the header and the drawer lead to this page in the other language`,
    { tag: '@slow' },
    async ({ page }) => {
      await page.setViewportSize(windows.phone);
      await open(page, demoShow[lang]);
      const link = [[demoShow[other], other, layout.languages[other]]];
      const inHeader = page.getByRole('navigation', { name: layout.languages.inHeader, exact: true });
      await expect(inHeader.locator('a')).toBeVisible();
      await expect.poll(() => offeredBy(inHeader)).toEqual(link);
      await page.getByRole('button', { name: layout.menu.open }).click();
      const inMenu = page.getByRole('navigation', { name: layout.languages.inMenu, exact: true });
      await expect.poll(() => offeredBy(inMenu)).toEqual(link);
      await inMenu.locator('a').click();
      await expect(page).toHaveURL(demoShow[other]);
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    },
  );
}
