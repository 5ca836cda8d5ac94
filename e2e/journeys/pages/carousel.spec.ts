import { demoShow } from '#e2e/site/festival.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { languages } from '#contract/address/language.ts';

test.use({ expectedTrouble: /ERR_FAILED/ });

for (const lang of languages)
  test(`SHW-03 (${lang}): where what moves the slides cannot be fetched, they are a list that scrolls`, async ({
    page,
  }) => {
    await page.route(/CarouselEngine/, (route) => route.abort());
    await open(page, demoShow[lang]);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('CarouselEngine'));
    const slides = page.getByRole('region', { name: words[lang].show.list.featured }).getByRole('article');
    await slides.first().scrollIntoViewIfNeeded();
    await refused;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(slides.first()).toBeVisible();
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport();
  });
