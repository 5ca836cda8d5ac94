import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { stopTime } from '#e2e/pageObjects/stopTime.ts';
import { addresses } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

test.use({ viewport: windows.wide });

for (const lang of languages) {
  const { layout, session } = words[lang];
  const at = addresses[lang];

  test(`LAY-11 (${lang}): a visitor finds the way in in the header, with a person beside it`, async ({
    page,
  }) => {
    await open(page, at.basic);
    const header = page.getByRole('banner');
    const wayIn = header.getByRole('link', { name: layout.logIn, exact: true });
    await expect(wayIn).toBeVisible();
    await expect(wayIn.locator('svg use')).toHaveAttribute('href', /#user$/);
    await expect(header.getByRole('list', { name: session.menu.label })).toHaveCount(0);
    await wayIn.click();
    await expect(page).toHaveURL(`/${lang}/login?return=${encodeURIComponent(at.basic)}`);
  });

  test(
    `SES-31 (${lang}): a member finds a menu there, which the greeting opens and closes`,
    { tag: '@slow' },
    async ({ page, running }) => {
      await holdSession(page, await logIn(running, 'camille'));
      await open(page, at.basic);
      const header = page.getByRole('banner');
      const greeting = header.getByRole('button', {
        name: filled(session.menu.hello, { firstname: 'Camille' }),
      });
      const entries = header.getByRole('list', { name: session.menu.label });
      const mine = entries.getByRole('link', { name: session.menu.mine });
      await expect(greeting).toBeVisible();
      await expect(header.getByRole('link', { name: layout.logIn, exact: true })).toHaveCount(0);
      await expect(entries).toBeHidden();
      await greeting.click();
      await expect(mine).toBeVisible();
      await expect(mine).toHaveAttribute('href', `/${lang}/profile`);
      await greeting.click();
      await expect(entries).toBeHidden();
      await greeting.click();
      await entries.getByRole('button', { name: session.menu.logOut }).click();
      await expect(header.getByRole('link', { name: layout.logIn, exact: true })).toBeVisible();
    },
  );

  test(`LAY-06 (${lang}): the search takes the focus after 100 ms, hides the logo on a phone, and is gone once it is submitted`, async ({
    page,
  }) => {
    await page.setViewportSize(windows.phone);
    await page.clock.install();
    await open(page, at.basic);
    const header = page.getByRole('banner');
    const logo = header.getByRole('link').first();
    const bar = header.getByRole('search').filter({ has: page.getByRole('combobox') });
    const toggle = header.getByRole('button', { name: layout.search, exact: true });
    /** Of its beginning, its middle and its end, whether nothing is above them. */
    const seenOfLogo = () =>
      logo.evaluate((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return [0.1, 0.5, 0.9].map((part) =>
          link.contains(document.elementFromPoint(left + part * width, top + height / 2)),
        );
      });
    await expect.poll(seenOfLogo).toEqual([true, true, true]);
    await stopTime(page);
    await toggle.click();
    const input = bar.getByRole('combobox');
    await expect(input).toBeVisible();
    await page.clock.runFor(99);
    await expect(input).not.toBeFocused();
    await page.clock.runFor(1);
    await expect(input).toBeFocused();
    await expect.poll(seenOfLogo).toEqual([false, false, false]);
    await page.clock.resume();
    await input.fill('gala');
    await input.press('Enter');
    await expect(page).toHaveURL(`${pairPath('search', lang)}?q=gala`);
    await expect(bar).toHaveCount(0);
    await expect.poll(seenOfLogo).toEqual([true, true, true]);
  });
}
