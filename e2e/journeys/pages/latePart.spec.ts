import { languages } from '#contract/address/language.ts';
import { startContentHost } from '#e2e/site/contentHost/contentHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { takenOver } from '#e2e/pageObjects/hydration.ts';
import { expect, test } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';

// The host fails. A first draw that differs from the server's page, which React complains about, is not expected.
test.use({ expectedTrouble: /host\.failed|content\.failed/ });

const media = 'https://media.example.org';
const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const path = { fr: 'comment-venir', en: 'getting-here' } as const;

for (const lang of languages)
  test(`HST-69 (${lang}): the browser takes over a page without menus as it is, and asks for them afterwards`, async ({
    page,
  }) => {
    const content = await startContentHost({ media });
    const site = await startSite({ CONTENT_API_URL: content.url, SAMPLE: 'no' });
    const { promise: isTakenOver, resolve: answer } = Promise.withResolvers<void>();
    const address = `${site.url}/${lang}/${path[lang]}`;
    const menu = page.getByRole('navigation', { name: words[lang].layout.footer.menu });
    try {
      content.spoil('500', (asked) => asked.endsWith('/metadata') || asked.endsWith('/sponsors'));
      await page.route(`${media}/**`, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: pixel }),
      );
      await page.route(address, async (route) => {
        const response = await route.fetch();
        content.spoil(null);
        await route.fulfill({ response });
      });
      await page.route(/\/api\/content\/.*\/metadata$/, async (route) => {
        await isTakenOver;
        await route.continue();
      });
      await page.goto(address);
      await takenOver(page.locator('main'));
      await expect(menu.getByRole('link')).toHaveCount(0);
      answer();
      await expect(menu.getByRole('link')).not.toHaveCount(0);
    } finally {
      answer();
      await page.goto('about:blank');
      await site.stop();
      content.stop();
    }
  });
