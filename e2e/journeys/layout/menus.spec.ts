import type { Locator } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';
import { bothOf, textsOf } from '#server/festival/values/languages.ts';
import { menuTitles, sample } from '#server/testing/sampleFolder.ts';

test.use({ viewport: windows.wide });

for (const lang of languages) {
  const { layout } = words[lang];
  const at = addresses[lang];
  const programme = menuTitles.programme[lang];

  test(`LAY-03 (${lang}): a sub-menu opens by hover, and a click in it goes there in the page`, async ({
    page,
  }) => {
    await open(page, at.home);
    const menu = page.getByRole('banner').getByRole('navigation', { name: layout.menu.label });
    const archive = menu.locator(`a[href="${at.archive}"]`);
    await expect(archive).toBeHidden();
    await menu.getByRole('link', { name: programme, exact: true }).hover();
    await expect(page.locator('[data-scope="menu"]')).toMatchState('panel');
    await archive.click();
    await expect(page).toHaveURL(at.archive);
    await expect(page.locator('[data-scope="menu"]')).toMatchState('closed');
  });

  test(`LAY-03 (${lang}): a sub-menu opens by keyboard, and Escape closes it and gives the focus back`, async ({
    page,
  }) => {
    await open(page, at.basic);
    const opener = page.getByRole('button', { name: filled(layout.menu.more, { title: programme }) });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const first = page.locator(`[data-sub-menu] a[href="${at.calendar}"]`);
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
  });

  test(
    `LAY-05 (${lang}): the secondary menu stands in the header from 1400 px, in the drawer below`,
    { tag: '@slow' },
    async ({ page }) => {
      const secondary = sample.festival.menus.secondary.map(({ title, href }) => [
        textsOf(title)[lang],
        bothOf(href)[lang],
      ]);
      const linksIn = (part: Locator) =>
        part
          .locator('a')
          .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
      await open(page, at.home);
      const menu = page.getByRole('banner').getByRole('navigation', { name: layout.menu.secondary });
      for (const width of [1400, 1600]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(menu).toBeVisible();
        await expect.poll(() => linksIn(menu)).toEqual(secondary);
        await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBe(80);
      }
      await page.setViewportSize({ width: 1399, height: 900 });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: layout.menu.open, exact: true }).click();
      const drawer = page.getByRole('navigation', { name: layout.menu.full, exact: true });
      const all = await linksIn(drawer);
      for (const link of secondary) expect(all).toContainEqual(link);
    },
  );
}

for (const width of [320, 375, 779, 799]) {
  test(
    `LAY-04: at ${width} px a tap unfolds a sub-menu and the next one folds it`,
    { tag: width === 320 ? [] : '@slow' },
    async ({ page }) => {
      const { layout } = words.en;
      const programme = menuTitles.programme.en;
      await page.setViewportSize({ width, height: 900 });
      await open(page, addresses.en.home);
      await page.getByRole('button', { name: layout.menu.open, exact: true }).click();
      const drawer = page.getByRole('navigation', { name: layout.menu.full, exact: true });
      const opener = drawer.getByRole('button', { name: programme, exact: true });
      const archive = drawer.locator(`a[href="${addresses.en.archive}"]`);
      await opener.hover();
      await expect(archive).toBeHidden();
      await opener.click();
      await expect(archive).toBeVisible();
      await opener.click();
      await expect(archive).toBeHidden();
      await expect(drawer.getByRole('link', { name: layout.logIn, exact: true })).toBeVisible();
      await expect(drawer.getByRole('link', { name: layout.register, exact: true })).toHaveAttribute(
        'href',
        '/en/register',
      );
      await expect
        .poll(async () => (await drawer.getByText(layout.logIn).boundingBox())?.width)
        .toBeGreaterThan(40);
    },
  );
}

for (const [width, inHeader, isWhole] of [
  [1199, 'no entry', false],
  [1200, 'four entries', false],
  [1399, 'four entries', false],
  [1400, 'every entry', true],
] as const)
  test(`LAY-05: at ${width} px the header has ${inHeader}, and ${isWhole ? 'no' : 'a'} button to the whole menu`, async ({
    page,
  }) => {
    const { layout } = words.fr;
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/fr');
    const header = page.getByRole('banner');
    await expect.poll(async () => (await header.boundingBox())?.height).toBe(80);
    // A fifth one, as another festival may have.
    const top = header.locator(`nav[aria-label="${layout.menu.label}"] > ul`);
    const entries = await top.evaluate((list) => {
      list.append(list.children[1]?.cloneNode(true) ?? '');
      return list.children.length;
    });
    expect(entries).toBe(5);
    const visible = { 'no entry': 0, 'four entries': 4, 'every entry': 5 }[inHeader];
    await expect(top.locator(':scope > li').filter({ visible: true })).toHaveCount(visible);
    await expect(page.getByRole('button', { name: layout.menu.open, exact: true })).toBeVisible({
      visible: !isWhole,
    });
  });

test('LAY-14: the header is 80 px high, 160 px on Toronto pages, in every window', async ({ page }) => {
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  for (const lang of languages)
    for (const [address, expected] of [
      [addresses[lang].home, 80],
      [demoShow[lang], 160],
    ] as const) {
      await page.goto(address);
      for (const [name, window] of Object.entries(windows)) {
        await page.setViewportSize(window);
        await expect.poll(height, { message: `${address}, ${name}` }).toBe(expected);
      }
    }
});

test('LAY-15: 130 px is where a fragment stops below the top, and no padding of the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/fr/calendrier?month=2027-08#day-2027-08-14');
  const target = page.locator('#day-2027-08-14');
  const top = async () => Math.round((await target.boundingBox())?.y ?? 0);
  await expect.poll(top).toBe(130);
  // Sticky parts at the top are outside of the observed window, so that the focus stays visible below them.
  const stops = await page.locator('[id]').evaluateAll((targets) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return targets.map((one) => padding + Number.parseFloat(getComputedStyle(one).scrollMarginTop));
  });
  expect(new Set(stops)).toEqual(new Set([130]));
  for (const address of ['/fr', '/fr/accessibilite', demoShow.fr]) {
    await page.goto(address);
    const { header, line, main, padding } = await page.evaluate(() => {
      const part = (selector: string) => document.querySelector(selector);
      return {
        header: part('header')?.getBoundingClientRect().bottom,
        // Live shows stand between them (LAY-07).
        line: part('header + div')?.getBoundingClientRect().height,
        main: part('main')?.getBoundingClientRect().top,
        padding: ['html', 'body', 'main'].map((name) => {
          const element = part(name);
          return element && getComputedStyle(element).paddingTop;
        }),
      };
    });
    expect([main, padding]).toEqual([(header ?? 0) + (line ?? 0), ['0px', '0px', '0px']]);
  }
});
