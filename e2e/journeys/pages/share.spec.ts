import { languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { answerSharing, holdSharing, sharedBy } from '#e2e/pageObjects/sharing.ts';
import { otherShow } from '#e2e/site/festival.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

for (const lang of languages)
  test(
    `a show is shared by its canonical address (${lang}): by the system's sheet, else as a copy, else by hand`,
    { tag: '@slow' },
    async ({ page }) => {
      await open(page, `${otherShow[lang]}?utm_source=letter`);
      const url = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(new URL(url ?? '')).toMatchObject({ pathname: otherShow[lang], search: '' });
      const control = page.locator('[data-scope="share"]');
      const [button, status] = [control.getByRole('button'), control.getByRole('status')];
      await holdSharing(page, true);
      await expect(button).toHaveAccessibleName(words[lang].show.share.button);
      await button.press('Enter');
      await expect(control).toMatchState('sharing');
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect
        .poll(() => sharedBy(page, 'share'))
        .toEqual({ title, url, text: expect.stringMatching(/\S/) });
      await answerSharing(page, 'share', 'AbortError');
      await expect(control).toMatchState('idle');
      await expect(status).toBeEmpty();
      await expect.poll(() => sharedBy(page, 'copy')).toBe(undefined);

      await button.click();
      await answerSharing(page, 'share', 'NotAllowedError');
      await expect(control).toMatchState('copying');
      await expect.poll(() => sharedBy(page, 'copy')).toBe(url);
      await answerSharing(page, 'copy', null);
      await expect(status).toHaveText(words[lang].show.share.copied);
      await expect(button).toBeFocused();

      await holdSharing(page, false);
      await button.click();
      await answerSharing(page, 'copy', 'NotAllowedError');
      const field = control.getByRole('textbox', { name: words[lang].show.share.address });
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(url ?? '');
    },
  );
