import { languages } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { words } from '#e2e/site/words.ts';

test.use({ viewport: windows.phone });

for (const lang of languages)
  test(
    `LAY-27 (${lang}): what a festival is folds on a phone, as all that is higher than 150 px and nothing else`,
    { tag: '@slow' },
    async ({ page }) => {
      const { more, less } = words[lang].layout.readMore;
      await open(page, pairPath('festivals', lang));
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      const block = page.getByRole('main').locator('[data-scope="readMore"]');
      const fold = block.locator('> div');
      const height = () => fold.evaluate(({ clientHeight }) => clientHeight);
      await expect(block).toMatchState('collapsed');
      await expect.poll(height).toBe(150);
      await block.getByRole('button', { name: more, exact: true }).click();
      await expect(block).toMatchState('expanded');
      await expect.poll(height).toBeGreaterThan(150);
      await block.getByRole('button', { name: less, exact: true }).click();
      await expect.poll(height).toBe(150);
      // The same block, at the border.
      const be = (tall: number) =>
        fold.locator('> div').evaluate((content, px) => {
          content.style.height = `${px}px`;
          content.style.overflow = 'hidden';
        }, tall);
      await be(150);
      await expect(block).toMatchState('short');
      await expect(block.getByRole('button')).toHaveCount(0);
      await expect.poll(height).toBe(150);
      await be(151);
      await expect(block).toMatchState('collapsed');
      await expect(block.getByRole('button')).toHaveText(more);
    },
  );
