import { languages } from '#contract/address/language.ts';
import { motionEnded } from '#e2e/pageObjects/motionEnded.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({ hasAnsweredCookies: false, expectedTrouble: /status of 404/ });

const { phone, desktop } = windows;
/** The notice's height at most, in px. */
const mostOfPhone = 120;
const mostOfDesktop = 72;

for (const lang of languages) {
  const { layout, calendar } = words[lang];

  for (const [name, size, most] of [
    ['on phones', phone, mostOfPhone],
    ['on a desk', desktop, mostOfDesktop],
  ] as const)
    test(
      `LAY-35 (${lang}): ${name} the cookies’ notice is a slim part of the frame, under every sheet`,
      { tag: size === phone ? [] : '@slow' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await open(page, addresses[lang].calendar);
        const notice = page.locator('[data-scope="cookieBanner"]');
        await expect(notice).toMatchState('asking');
        // It rises as it comes.
        await motionEnded(page);
        const box = await notice.boundingBox();
        const bar = page.getByRole('navigation', { name: layout.bottomBar.label });
        const foot = size === phone ? (await bar.boundingBox())?.y : size.height;
        expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, size.width, foot]);
        expect(box?.height).toBeLessThanOrEqual(most);

        // At the end of the page it covers nothing of the footer's links, and no strip shows below the footer.
        const last = page.getByRole('contentinfo').getByRole('button', { name: layout.cookies.allow });
        await expect(async () => {
          // Days have a height of their own once they were in sight.
          await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
          const end = await last.boundingBox();
          expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
          const footer = await page.getByRole('contentinfo').boundingBox();
          // To a pixel: the height of a page is a whole number.
          const gap = (box?.y ?? 0) - (footer?.y ?? 0) - (footer?.height ?? 0);
          expect(Math.abs(gap)).toBeLessThanOrEqual(1);
        }).toPass();

        await page.getByRole('button', { name: calendar.filter.open }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        const isOver = () =>
          notice.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('dialog') !== null;
          });
        await expect.poll(isOver).toBe(true);
      },
    );

  test(`LAY-36 (${lang}): on a page shorter than its window the footer stands at the foot`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 3000 });
    await open(page, `/${lang}/nowhere-at-all`);
    await motionEnded(page);
    const foot = await page.getByRole('contentinfo').boundingBox();
    const notice = await page.locator('[data-scope="cookieBanner"]').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBe(notice?.y);
  });
}
