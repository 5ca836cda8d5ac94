import { languages, otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

const phone = { width: 375, height: 812 };
/** The highest footer, in windows. */
const highestFooter = 1.2;
/** The least size of a target for a finger, in CSS pixels. */
const touch = 44;

// A focused link is fetched ahead, even a missing page's.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedTrouble: /status of 404/ });

for (const lang of languages) {
  const { layout } = words[lang];
  const other = otherLanguage(lang);
  const myList = pairPath('my-list', lang);

  test(`LAY-01 (${lang}): on phones the header is the logo, the language, the search and the menu, which has the way in`, async ({
    page,
  }) => {
    await open(page, `${addresses[lang].calendar}?month=2027-08&city=Toronto`);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link')).toHaveCount(2);
    const language = header.getByRole('link', { name: layout.languages[other], exact: true });
    await expect(language).toHaveAttribute('href', `${addresses[other].calendar}?month=2027-08&city=Toronto`);
    await expect(header.getByRole('link').first()).toHaveAttribute('href', `/${lang}`);
    await expect(header.getByRole('button')).toHaveCount(2);
    await expect(header.getByRole('button', { name: layout.search, exact: true })).toBeVisible();
    await header.getByRole('button', { name: layout.menu.open, exact: true }).click();
    const wayIn = page.getByRole('dialog').getByRole('link', { name: layout.logIn, exact: true });
    await expect(wayIn).toHaveAttribute('href', /\/login\?return=/);
    const { height = 0 } = (await page.getByRole('contentinfo', { includeHidden: true }).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(highestFooter * phone.height);
  });

  test(`LAY-05 (${lang}): below 800 px a bar at the foot leads to the calendar, the tickets, the list and the member’s own page`, async ({
    page,
  }) => {
    await open(page, addresses[lang].basic);
    const bar = page.getByRole('navigation', { name: layout.bottomBar.label });
    const { calendar, list, me } = layout.bottomBar;
    const links = bar.getByRole('link');
    await expect(links).toHaveText([calendar, layout.tickets, list, me]);
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(touch);
    const box = await bar.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);

    await links.filter({ hasText: layout.tickets }).click();
    await expect(page).toHaveURL(layout.links.tickets);
    await expect(bar.locator('[aria-current="page"]')).toHaveText([layout.tickets]);
    for (const [name, address] of [
      [list, myList],
      [me, `/${lang}/profile`],
    ] as const) {
      await links.filter({ hasText: name }).click();
      await expect(page).toHaveURL(`/${lang}/login?return=${encodeURIComponent(address)}`);
    }
    // A window too low for two bars has this one at the end of the page; a wide one has none.
    await page.setViewportSize({ width: phone.width, height: 320 });
    await expect(bar).toHaveCSS('position', 'static');
    await page.setViewportSize({ width: 800, height: phone.height });
    await expect(bar).toBeHidden();
  });
}

test(
  'WCAG 2.4.11: nothing that has the focus is hidden by what stands at the foot',
  { tag: '@slow' },
  async ({ page }) => {
    await open(page, demoShow.fr);
    const foot = page.getByRole('navigation', { name: words.fr.layout.bottomBar.label });
    const seen: (string | null)[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return null;
        const standing = [...document.querySelectorAll('body > * nav, body > * aside')].filter((part) => {
          const { position, visibility } = getComputedStyle(part);
          return ['fixed', 'sticky'].includes(position) && visibility === 'visible';
        });
        if (standing.some((part) => part.contains(activeElement))) return 'standing';
        const { bottom } = activeElement.getBoundingClientRect();
        const tops = standing
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.bottom > innerHeight - 200 && box.top > 0)
          .map(({ top }) => top);
        return bottom <= Math.min(innerHeight, ...tops) ? 'whole' : activeElement.outerHTML.slice(0, 120);
      });
      seen.push(focused);
      if (await foot.evaluate((bar) => bar.contains(document.activeElement))) break;
    }
    expect(seen.filter((each) => each !== 'whole' && each !== 'standing')).toEqual([]);
    // Among them, what is below the first window.
    expect(seen.length).toBeGreaterThan(20);
  },
);
