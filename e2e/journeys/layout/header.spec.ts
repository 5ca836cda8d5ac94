import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses } from '#e2e/site/festival.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { filled, words } from '#e2e/site/words.ts';

test.use({ viewport: windows.wide });

for (const lang of languages) {
  const { layout, session } = words[lang];
  const at = addresses[lang];

  test(`LAY-11, SES-30 (${lang}): a visitor finds the way in in the header, with a person beside it`, async ({
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

  test(`LAY-11, SES-31 (${lang}): a member finds a menu there, which the greeting opens and closes`, async ({
    page,
    running,
  }) => {
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
  });
}
