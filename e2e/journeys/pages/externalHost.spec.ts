import { type Language, languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { json, startFixedHost } from '#e2e/site/fixedHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';

/** The menus and the sponsors, which are around every page. */
const frameOf = (lang: Language): string[] =>
  ['metadata', 'sponsors'].map((name) => `/cms/${lang}/content/12/${name}`);

/** An external content host with two pages, and its requested addresses. */
const startHost = () => {
  const pageOf = (title: string, body: string) =>
    json({ entity_data: { type: 'page', id: title, attributes: { title, body } }, data: [] });
  return startFixedHost(
    new Map(
      languages.flatMap((lang) => [
        [`/cms/${lang}/v2/page-router/first`, pageOf('First', `<p><a href="/${lang}/second">Two</a></p>`)],
        [`/cms/${lang}/v2/page-router/second`, pageOf('Second', '')],
        [`/cms/${lang}/content/12/metadata`, json({ main: [], footer: [], secondary: [] })],
        [`/cms/${lang}/content/12/sponsors`, json({ data: [] })],
        [`/cms/${lang}/content/12/live-shows`, json({ live: [], upcoming: [] })],
      ]),
    ),
  );
};

for (const lang of languages)
  test(
    `HST-01 (${lang}): one goes from page to page of somebody else’s host, which the browser never asks nor hears of`,
    { tag: '@slow' },
    async ({ page }) => {
      const content = await startHost();
      const site = await startSite({
        CONTENT_API_URL: `${content.url}/cms`,
        CONTENT_ROUTER: 'v2/page-router',
        SITE_ID: '12',
        SAMPLE: 'no',
      });
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      try {
        await open(page, `${site.url}/${lang}/first`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('First');
        const byServer = content.asked.splice(0);
        // The index of the search reads the host's lists meanwhile.
        expect(byServer).toEqual(
          expect.arrayContaining([...frameOf(lang), `/cms/${lang}/v2/page-router/first`]),
        );
        expect(byServer).not.toContain(`/cms/${lang}/v2/page-router/second`);
        await page.getByRole('link', { name: 'Two' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
        expect(content.asked).toContain(`/cms/${lang}/v2/page-router/second`);
        expect(content.asked.filter((path) => frameOf(lang).includes(path))).toEqual([]);
        expect([...origins]).toEqual([site.url]);
        await expect.poll(() => page.content()).not.toContain(content.name);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await site.stop();
        content.stop();
      }
    },
  );
