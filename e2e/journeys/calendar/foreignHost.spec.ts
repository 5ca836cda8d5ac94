import * as v from 'valibot';
import { languages, type Language } from '#contract/address/language.ts';
import { monthSummary } from '#contract/wire/calendar.ts';
import { listEnvelope } from '#contract/wire/list.ts';
import { programmation } from '#contract/wire/programmation.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { addresses, festival } from '#e2e/site/festival.ts';
import { startSite } from '#e2e/site/runningSite.ts';
import { expect, test } from '#e2e/site/test.ts';

// The host names its pictures without an origin: the site in front of it has none of them (FES-29).
test.use({ expectedTrouble: /404 .*\/(media|festival)\// });

/** A second site, the external content host of the first. */
const startSiteOnHost = async () => {
  const host = await startSite();
  const site = await startSite({ CONTENT_API_URL: `${host.url}/api/content`, SAMPLE: 'no' });
  return {
    host: host.url,
    site: site.url,
    stop: async () => {
      await site.stop();
      await host.stop();
    },
  };
};

/** How many shows each day of a month has, from the range call alone; a French list has no English ones. */
const countDays = async (host: string, lang: Language, month: string): Promise<[string, number][]> => {
  const [from, to] = [-2, 34].map((days) => Date.parse(`${month}-01T00:00:00Z`) / 1000 + days * 86_400);
  const starts: string[] = [];
  let total = 1;
  for (let offset = 0; offset < total; offset += 400) {
    const address = `${host}/api/content/${lang}/content/8/programmations?from=${from}&to=${to}&pagesize=400&offset=${offset}`;
    const { data, totalcount } = v.parse(listEnvelope, await (await fetch(address)).json());
    total = totalcount;
    for (const { date, language } of v.parse(v.array(programmation), data)) {
      const offsetOfPlace = `${date.timezone_offset.slice(0, 3)}:${date.timezone_offset.slice(3)}`;
      const local = Temporal.Instant.from(date.start)
        .toZonedDateTimeISO(offsetOfPlace)
        .toPlainDate()
        .toString();
      if (local.startsWith(month) && !(lang === 'fr' && language === 'en')) starts.push(local);
    }
  }
  return Object.entries(Object.groupBy(starts, (day) => day))
    .map(([day, shows = []]): [string, number] => [day, shows.length])
    .sort();
};

for (const lang of languages)
  test(
    `CAL-50 (${lang}): a month of somebody else’s host has its days and its shows`,
    { tag: '@slow' },
    async ({ page }) => {
      const { host, site, stop } = await startSiteOnHost();
      try {
        const month = festival.busiestMonth;
        const counts = await countDays(host, lang, month);
        const calendar = calendarOn(page, lang);
        await open(page, `${site}${addresses[lang].calendar}?month=${month}`);
        const { wholeMonthDay, tilesOfMonthDay } = programmeLimits;
        const drawn = await calendar.days.evaluateAll((sections) =>
          sections.map((section) => [section.id, section.querySelectorAll('li:has(> a > time)').length]),
        );
        expect(drawn).toEqual(
          counts.map(([date, count]) => [`day-${date}`, count <= wholeMonthDay ? count : tilesOfMonthDay]),
        );
        const fullest = new Map(counts).get(festival.fullestDay) ?? 0;
        await expect(calendar.seeMore(festival.fullestDay)).toContainText(`(${fullest - tilesOfMonthDay})`);
      } finally {
        // The page fetches ahead: no request may be under way when the site stops.
        await page.goto('about:blank');
        await stop();
      }
    },
  );

for (const lang of languages)
  test(
    `CAL-46 (${lang}): what is read from a host over the network is what the host’s database counts`,
    { tag: '@slow' },
    async () => {
      const { host, site, stop } = await startSiteOnHost();
      try {
        const read = async (origin: string, search: string) => {
          const answer = await fetch(`${origin}/api/content/${lang}/content/8/calendar?${search}`);
          return v.parse(monthSummary, await answer.json());
        };
        for (const month of [festival.presentMonth, festival.busiestMonth, '2026-01'])
          for (const more of [
            '',
            'kind=venue',
            'english=true',
            'price=free',
            `days=${month}-14..${month}-20`,
          ]) {
            const search = `month=${month}&${more}`;
            expect(await read(site, search)).toEqual(await read(host, search));
          }
      } finally {
        await stop();
      }
    },
  );
