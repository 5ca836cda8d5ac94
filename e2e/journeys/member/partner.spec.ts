import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { logIn } from '#e2e/site/member.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

test.use({ expectedTrouble: /Failed to load resource/ });

for (const lang of languages)
  test(
    `RES-26 (${lang}): the profile asks the partner, tells what it can read, and is whole without it`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const { partner, credits } = words[lang].profile;
      const told: { status?: number; json: unknown }[] = [
        {
          json: {
            data: {
              items: [
                { event_name: 'Gala', event_date: '2027-07-16' },
                { seat: 'A1' },
                7,
                { title: 'Impro' },
              ],
            },
          },
        },
        { json: { data: { items: [{ seat: 'A1' }] } } },
        { json: ['another', 'shape'] },
        { status: 500, json: {} },
      ];
      let asked = 0;
      let answer = told[0];
      await page.route('**/api/member/v1/me/tm_bookings', (route) => {
        asked += 1;
        return route.fulfill({ ...answer });
      });
      const section = page.getByRole('region', { name: partner.title });
      await holdSession(page, await logIn(running, 'sam'));
      await open(page, `/${lang}/profile`);
      await expect(section.getByRole('listitem')).toHaveText(['Gala 2027-07-16', 'Impro']);
      for (const unreadable of told.slice(1)) {
        answer = unreadable;
        const before = asked;
        await open(page, `/${lang}/profile`);
        await expect.poll(() => asked).toBeGreaterThan(before);
        await expect(
          page.getByRole('region', { name: credits.title }).locator('dl, ul, p').first(),
        ).toBeVisible();
        await expect(section).toHaveCount(0);
      }
    },
  );
