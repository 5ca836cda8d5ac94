import { once } from 'node:events';
import { createServer } from 'node:http';
import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { ask } from '#e2e/site/ask.ts';
import { readSummary } from '#e2e/site/calendarCalls.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { host, startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';
import { saysCount } from '#e2e/site/totals.ts';
import { monthYear, words } from '#e2e/site/words.ts';

// The posters of the host's shows are missing here.
test.use({ expectedTrouble: /content\.failed|Failed to load resource/ });

/** The range of a content host's month begins with it (CAL-49). */
const isRangeOf = (month: string, { pathname, searchParams }: URL): boolean =>
  pathname.endsWith('/programmations') &&
  searchParams.get('from') === String(Date.parse(`${month}-01T00:00:00Z`) / 1000);

/** An external content host with all of our site's content, except for a broken month. */
const startHost = async (site: string, broken: string) => {
  let isBroken = true;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', site);
    if (isBroken && isRangeOf(broken, url)) {
      response.writeHead(503).end();
      return;
    }
    void ask(site, `/api/content${url.pathname}${url.search}`).then(({ status, headers, body }) =>
      response.writeHead(status, { 'content-type': headers['content-type'] }).end(body),
    );
  }).listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    url: `http://${host}:${address.port}`,
    mend: () => {
      isBroken = false;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

for (const lang of languages)
  test(
    `CAL-56 (${lang}): another host's month that fails takes no other with it, on the server as in the browser, and comes when it is mended`,
    { tag: '@slow' },
    async ({ page, running }) => {
      const calendar = calendarOn(page, lang);
      const at = addresses[lang].calendar;
      const august = await readSummary(running.url, lang, { month: festival.busiestMonth });
      const june = await readSummary(running.url, lang, { month: festival.presentMonth });
      const content = await startHost(running.url, festival.presentMonth);
      const site = await startSite({ CONTENT_API_URL: content.url, SAMPLE: 'no' });
      const ranges: string[] = [];
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.pathname.endsWith('/programmations') && url.searchParams.has('to')) ranges.push(url.href);
      });
      try {
        expect((await ask(site.url, at)).status).toBe(503);
        expect((await ask(site.url, `${at}?month=${festival.busiestMonth}`)).status).toBe(200);

        await open(page, `${site.url}${at}?month=${festival.busiestMonth}`);
        await expect(calendar.total).toHaveText(saysCount(lang, 'total', august.total));
        await calendar.arrow('nextMonth').click();
        await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));
        await expect(calendar.days).not.toHaveCount(0);
        await calendar.filterButton.click();
        await expect.poll(() => calendar.filter('kind').locator('option').count()).toBeGreaterThan(1);
        await page.keyboard.press('Escape');
        await calendar.chooseMonth(festival.presentMonth);
        await expect(calendar.failure).toContainText(monthYear(lang, festival.presentMonth));
        await expect(calendar.title).toContainText(monthYear(lang, '2027-09'));

        content.mend();
        await calendar.failure.getByRole('button', { name: words[lang].calendar.failure.retry }).click();
        await expect(calendar.total).toHaveText(saysCount(lang, 'total', june.total));
        // A guess is not kept: the landing is the right one.
        const landing = await ask(site.url, at);
        expect([landing.status, landing.body.includes(monthYear(lang, festival.presentMonth))]).toEqual([
          200,
          true,
        ]);
        expect(ranges).toEqual([]);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await site.stop();
        content.stop();
      }
    },
  );
