import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '#contract/address/language.ts';
import { expect, test } from '#e2e/site/test.ts';
import { everyLetter } from '#server/mail/testing/everyLetter.ts';

const widths = [320, 600];
/** Letters that together have all parts of letters. */
const everyPart: readonly string[] = ['loginCode', 'newsletterConfirm'];

/** Contrast included: a letter needs the same as a page. */
const faintOn = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  return violations.map(({ id }) => id);
};
/** A ticket's code is a part of its letter, which its reader names by `cid:`; here, a square. */
const withPicture = (html: string): string =>
  html.replaceAll(/cid:[\w-]+/g, "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E");
/** A picture of one colour has a few hundred bytes. */
const drawn = 5_000;

for (const lang of languages)
  test(
    `every letter (${lang}) is drawn, in light and in dark, at 320 px without sideways scroll, and asks for nothing; its text part says the same`,
    { tag: '@slow' },
    async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const { letter, mail } of everyLetter(lang)) {
        const backgrounds = new Set<string>();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setContent(withPicture(mail.html));
          for (const width of widths) {
            await page.setViewportSize({ width, height: 800 });
            const where = `${letter}, ${colorScheme}, ${width} px`;
            const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
            expect({ where, scrolled }).toEqual({ where, scrolled: width });
          }
          const picture = await page.screenshot({ fullPage: true });
          expect(picture.byteLength, `${letter}, ${colorScheme}`).toBeGreaterThan(drawn);
          if (everyPart.includes(letter))
            expect({ letter, colorScheme, found: await faintOn(page) }).toEqual({
              letter,
              colorScheme,
              found: [],
            });
          backgrounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
        }
        expect([letter, backgrounds.size]).toEqual([letter, 2]);
        const text = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
        const missing = mail.text
          .split(/\n+/)
          .filter(
            (line) => !line.startsWith('https:') && !text.includes(line.replaceAll(/\s+/g, ' ').trim()),
          );
        expect([letter, missing]).toEqual([letter, []]);
      }
      expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([]);
    },
  );
