import { demo, latestCode, password } from './member.ts';
import { expect, test } from './site.ts';
import { languages, words } from './words.ts';

const shows = {
  fr: '/fr/spectacles/les-excuses-completes-de-desmond-okafor',
  en: '/en/shows/desmond-okafor-sorry-in-full',
} as const;
const { username } = demo.camille;

for (const lang of languages)
  test(`SES-01, SES-32, RES-02, RES-18 (${lang}): a member logs in with the code from the outbox and reserves`, async ({
    page,
    running,
  }) => {
    await page.goto(`/${lang}/login?return=${encodeURIComponent(shows[lang])}`);
    await page.locator('input[autocomplete="username"]').fill(username);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    await page.keyboard.press('Enter');
    const code = page.locator('input[autocomplete="one-time-code"]');
    await expect(code).toBeVisible();
    await code.fill(await latestCode(running, username));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(shows[lang]);
    const control = page.locator('[data-scope="reservation"][data-state="reservable"]').first();
    await control.getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toContainText(words[lang].reservation.succeeded.title);
  });
