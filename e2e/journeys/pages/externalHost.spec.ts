import { type Language, languages } from '#contract/address/language.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { json, startFixedHost } from '#e2e/site/fixedHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';

/** The live widget asks for it once the browser is idle (LAY-07). */
const liveShows = (lang: Language): string => `/cms/${lang}/content/12/live-shows`;

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
        [liveShows(lang), json({ live: [], upcoming: [] })],
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
      const atOnce = (path: string): boolean => path !== liveShows(lang);
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
        expect([...new Set(byServer)].filter(atOnce).toSorted()).toEqual([
          `/cms/${lang}/content/12/metadata`,
          `/cms/${lang}/content/12/sponsors`,
          `/cms/${lang}/v2/page-router/first`,
        ]);
        await page.getByRole('link', { name: 'Two' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second');
        expect([...new Set(content.asked)].filter(atOnce)).toEqual([`/cms/${lang}/v2/page-router/second`]);
        expect([...origins]).toEqual([site.url]);
        expect(await page.content()).not.toContain(content.name);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await site.stop();
        content.stop();
      }
    },
  );
