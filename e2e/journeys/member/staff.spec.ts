import { dirname } from 'node:path';
import { languages } from '#contract/address/language.ts';
import { holdSession } from '#e2e/pageObjects/heldSession.ts';
import { submitCredentials } from '#e2e/pageObjects/loginForm.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { joinSite, logInWith } from '#e2e/site/member.ts';
import { startOfTime, type RunningSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';
import { demoPassword } from '#server/sample/demoMembers.ts';
import { runScript } from '#server/testing/runScript.ts';
import { awaitedCredits } from '#src/api/requestSettings.ts';

// A blocked member's calls are refused.
test.use({ expectedTrouble: /Failed to load resource/ });

/** A command of the staff, beside the running site. */
const members = async ({ outbox }: RunningSite, ...args: string[]): Promise<string> => {
  const env = { DATA_DIR: dirname(outbox), NOW: startOfTime };
  const { output, errors } = await runScript('server/staff/members.cli.ts', { args, env }).end();
  expect(errors).toBe('');
  return output;
};

for (const lang of languages)
  for (const size of ['phone', 'desktop'] as const)
    test.describe(`${lang}, ${size}`, () => {
      test.use({ viewport: windows[size] });

      test(
        `STF-10 (${lang}, ${size}): credits arrive on the open page of a new member, who then may not log in`,
        { tag: '@slow' },
        async ({ page, running }) => {
          const { credits: text, history } = words[lang].profile;
          const person = { FullName: 'Jo Tremblay', password: demoPassword, lang };
          const username = await joinSite(running, person);
          await holdSession(page, await logInWith(running, { username, password: demoPassword }));
          let asked = 0;
          page.on('request', (request) => {
            if (request.url().endsWith('/v1/me/usercredits')) asked += 1;
          });
          await page.clock.install();
          await open(page, `/${lang}/profile`);
          const wallet = page.getByRole('region', { name: text.title, exact: true });
          const left = wallet.locator('[data-count="left"] b');

          await test.step('STF-10: how one gets some, then six of a pass', async () => {
            await expect(wallet).toContainText(text.none);
            await members(
              running,
              'credits',
              username,
              '6',
              '--pass',
              'Six <b>soirs</b>',
              '--key',
              crypto.randomUUID(),
            );
            await expect(left).toHaveText('0');
            await skipTime(page, awaitedCredits.every);
            await expect(left).toHaveText('6');
            await expect(wallet).not.toContainText(text.none);
            const entry = page.getByRole('region', { name: history.title }).getByRole('listitem');
            await expect(entry).toHaveCount(1);
            await expect(entry).toContainText(`${history.granted} Six <b>soirs</b>`);
            await expect(entry.locator('time')).toBeVisible();
            const before = asked;
            for (let time = 0; time < 3; time += 1) await skipTime(page, awaitedCredits.every);
            expect(asked).toBe(before);
            const beyond = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              return scrollWidth - clientWidth;
            });
            expect(beyond).toBeLessThanOrEqual(0);
          });

          await test.step('STF-05: the session ends, and the login says why in the festival’s words', async () => {
            const says = 'Call us: <b>555-0100</b>.';
            await members(running, 'block', username, '--text', says);
            await page.reload();
            await expect(page).toHaveURL(new RegExp(`/${lang}/login`));
            await submitCredentials(page, username);
            await expect(page.locator('[data-scope="login"]').getByRole('alert')).toHaveText(says);
          });
        },
      );
    });
