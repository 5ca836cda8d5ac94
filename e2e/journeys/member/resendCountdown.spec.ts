import { demoPassword } from '#server/sample/demoMembers.ts';
import { demo } from '#e2e/site/member.ts';
import { callsAnswered } from '#e2e/pageObjects/callsAnswered.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { skipTime } from '#e2e/pageObjects/skipTime.ts';
import { expect, test } from '#e2e/site/test.ts';
import { filled, words } from '#e2e/site/words.ts';
import { languages } from '#contract/address/language.ts';

for (const lang of languages)
  test(
    `SES-03 (${lang}): what is left of the pause before another code is true after the tab has slept, too`,
    { tag: '@slow' },
    async ({ page }) => {
      const { login: text } = words[lang];
      const says = (seconds: number) => filled(text.code.wait, { seconds });
      await page.clock.install();
      await open(page, `/${lang}/login`);
      await page.getByLabel(text.username, { exact: true }).fill(demo.camille.username);
      await page.getByLabel(text.password, { exact: true }).fill(demoPassword);
      await callsAnswered(page);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press('Enter');
      const timer = page.getByRole('timer');
      await expect(timer).toHaveText(says(30));
      await page.clock.runFor(1_000);
      await expect(timer).toHaveText(says(29));
      // Every due timer fires once.
      await skipTime(page, 19_000);
      await expect(timer).toHaveText(says(10));
      await page.clock.runFor(10_000);
      await expect(page.getByRole('button', { name: text.code.resend })).toBeEnabled();
    },
  );
