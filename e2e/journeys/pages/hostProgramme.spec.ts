import { languages, type Language } from '#contract/address/language.ts';
import { feedPath } from '#contract/address/feeds.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { json, startFixedHost } from '#e2e/site/fixedHost.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';

const told: Record<Language, { title: string; path: string; venue: string }> = {
  fr: { title: 'Le Grand Plouf', path: 'spectacles/le-grand-plouf', venue: 'Bassin Nord' },
  en: { title: 'The Big Splash', path: 'shows/the-big-splash', venue: 'North Pool' },
};
const listed = (...data: object[]) =>
  json({ data, pagesize: 100, totalcount: data.length, previous: null, next: null });

/** A content host as the document of the wire has it, with one show that has one date. */
const startHost = () => {
  const inLanguage = (lang: Language) => {
    const { title, path, venue } = told[lang];
    const url = `/${lang}/${path}`;
    const date = {
      start: '2027-07-16T23:30:00Z',
      end: '2027-07-17T01:00:00Z',
      timezone_offset: '-0400',
      timezone: 'America/Toronto',
    };
    const place = { name: venue, location: { city: { name: 'Montréal' } } };
    const content = `/cms/${lang}/content/8`;
    return [
      [
        `${content}/metadata`,
        json({ main: [], footer: [{ title: 'Plouf', href: url, hierarchy: '.1' }], secondary: [] }),
      ],
      [`${content}/sponsors`, listed()],
      [`${content}/live-shows`, json({ live: [], upcoming: [] })],
      [`${content}/shows`, listed({ id: 'a-1', title, url })],
      [`${content}/programmations`, listed({ id: 'd-1', title, url, date, venue, city: 'Montréal' })],
      [
        `${content}/shows/a-1/programmations`,
        listed({ id: 'd-1', showstartdate: date.start, date, venue: place, show: { title, url } }),
      ],
      [
        `/cms/${lang}/router/${path}`,
        json({
          entity_data: { type: 'show', id: 'a-1', attributes: { title, description: '<p>…</p>' } },
          data: [],
        }),
      ],
    ] as const;
  };
  return startFixedHost(new Map(languages.flatMap(inLanguage)));
};

const startBoth = async () => {
  const content = await startHost();
  const site = await startSite({ CONTENT_API_URL: `${content.url}/cms`, SAMPLE: 'no' });
  return {
    url: site.url,
    stop: async () => {
      await site.stop();
      content.stop();
    },
  };
};

for (const lang of languages) {
  const { title, path, venue } = told[lang];

  test(
    `HST-24 (${lang}): a search finds a show of a host, which opens, and its date is a file for a calendar`,
    { tag: '@slow' },
    async ({ page }) => {
      const site = await startBoth();
      try {
        for (const size of [windows.phone, windows.desktop]) {
          await page.setViewportSize(size);
          await open(page, `${site.url}${pairPath('search', lang)}?q=${title.split(' ').at(-1)}`);
          await page.getByRole('main').getByRole('link', { name: title }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          const saved = page.waitForEvent('download');
          await page.locator('details:has(a[href$=".ics"]) > summary').click();
          await page.locator('a[href$=".ics"]').click();
          expect((await saved).suggestedFilename()).toBe(`2027-07-16 ${title}.ics`);
        }
        const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
        const drawn = await page.request.get(site.url + new URL(picture ?? '', site.url).pathname);
        expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
        // The menu of the host, and none of the legal pages that it does not have.
        const foot = page.getByRole('contentinfo');
        const hrefs = await foot
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        expect(hrefs).toContain(`/${lang}/${path}`);
        for (const href of hrefs.filter((one) => one?.startsWith('/')))
          expect([href, (await page.request.get(site.url + href)).status()]).not.toEqual([href, 404]);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await site.stop();
      }
    },
  );

  test(
    `HST-33 (${lang}): the list for print has a host’s shows, and its feeds and the sitemap name them`,
    { tag: '@slow' },
    async ({ page }) => {
      const site = await startBoth();
      try {
        await page.goto(`${site.url}${pairPath('calendar', lang)}?month=2027-07&print=all`);
        await expect(page.getByRole('row', { name: title })).toContainText(venue);
        const read = async (address: string) => (await page.request.get(site.url + address)).text();
        expect(await read('/sitemap.xml')).toContain(`/${lang}/${path}</loc>`);
        for (const format of ['rss', 'atom'] as const)
          expect(await read(feedPath('shows', lang, format))).toContain(`/${lang}/${path}`);
      } finally {
        await site.stop();
      }
    },
  );
}
