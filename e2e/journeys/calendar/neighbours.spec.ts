import neutral from '#locales/fr/calendar.json' with { type: 'json' };
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '#contract/address/language.ts';
import { calendarOn } from '#e2e/pageObjects/calendarPage.ts';
import { open } from '#e2e/pageObjects/openPage.ts';
import { tabTo } from '#e2e/pageObjects/tabTo.ts';
import { addresses } from '#e2e/site/festival.ts';
import { startOfTime, startSite } from '#e2e/site/runningSite.ts';
import { expect, test as base } from '#e2e/site/test.ts';
import { windows } from '#e2e/site/windows.ts';
import { runScript } from '#server/testing/runScript.ts';

const toronto = { addressLocality: 'Toronto', geo: { latitude: 43.6532, longitude: -79.3832 } };
const vancouver = { addressLocality: 'Vancouver', geo: { latitude: 49.2827, longitude: -123.1207 } };
const kiritimati = { addressLocality: 'London', geo: { latitude: 1.9874, longitude: -157.4757 } };

/** A programme around the edges of months, with local dates that differ from UTC. */
const programme = [
  { name: 'Solstice', startDate: '2027-06-20T20:00:00-04:00', at: toronto },
  // The first of August everywhere east of the Rockies.
  { name: 'Dernier soir', startDate: '2027-07-31T22:30:00-07:00', at: vancouver },
  { name: 'Premier soir', startDate: '2027-08-01T20:00:00-04:00', at: toronto },
  // Still September in UTC.
  { name: 'Premier matin', startDate: '2027-10-01T08:00:00+14:00', at: kiritimati },
  { name: 'Only English', startDate: '2027-11-10T20:00:00-05:00', at: toronto, inLanguage: 'en' },
  { name: 'Réveillon', startDate: '2027-12-31T21:00:00-08:00', at: vancouver },
  // Before the calendar's reach: in the archive alone.
  { name: 'Autrefois', startDate: '2026-12-31T20:00:00-05:00', at: toronto },
];

const days = {
  fr: ['2027-06-20', '2027-07-31', '2027-08-01', '2027-10-01', '2027-12-31'],
  en: ['2027-06-20', '2027-07-31', '2027-08-01', '2027-10-01', '2027-11-10', '2027-12-31'],
} as const;

/** Longer than a page may take without a sign of loading, in ms. */
const busy = 400;

/** A site with only this programme. */
const test = base.extend<object, { edges: string }>({
  edges: [
    async ({}, use) => {
      const { stop, ...running } = await startSite({ SAMPLE: 'no' });
      const folder = dirname(running.outbox);
      const file = join(folder, 'edges.jsonld');
      const records = programme.map(({ at: { addressLocality, geo }, ...record }) => ({
        '@type': 'ComedyEvent',
        '@id': `urn:edges:${record.name}`,
        inLanguage: 'fr',
        ...record,
        location: { '@type': 'Place', name: `Salle ${addressLocality}`, address: { addressLocality }, geo },
      }));
      await writeFile(file, JSON.stringify(records));
      const env = { DATA_DIR: folder, NOW: startOfTime };
      const { output } = await runScript('server/import/import.cli.ts', { args: [file], env }).end();
      expect(output).toContain(`${programme.length} added`);
      await use(running.url);
      await stop();
    },
    { scope: 'worker' },
  ],
});

for (const lang of languages) {
  const at = (day: string) => `${addresses[lang].calendar}?mode=day&day=${day}`;
  const listed = days[lang];
  const [first = ''] = listed;
  const last = listed.at(-1) ?? '';

  for (const [size, viewport] of Object.entries({ phone: windows.phone, desk: windows.desktop }))
    test.describe(size, () => {
      test.use({ viewport });

      test(
        `CAL-43 (${lang}): the arrows lead by keyboard from each day with shows to the very next one, whatever the zones, and back`,
        { tag: '@slow' },
        async ({ page, edges }) => {
          const calendar = calendarOn(page, lang);
          await open(page, edges + at(first));
          await tabTo(page, calendar.arrow('nextDay'));
          for (const day of listed.slice(1)) {
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(edges + at(day));
            await expect(calendar.tiles.locator(`time[datetime^="${day}"]`)).toHaveCount(1);
          }
          await expect(calendar.arrow('nextDay')).toBeDisabled();
          await tabTo(page, calendar.arrow('previousDay'), 'Shift+Tab');
          for (const day of listed.slice(0, -1).toReversed()) {
            await page.keyboard.press('Enter');
            await expect(page).toHaveURL(edges + at(day));
            await expect(calendar.tiles.locator(`time[datetime^="${day}"]`)).toHaveCount(1);
          }
        },
      );
    });

  test(
    `CAL-56 (${lang}): on a phone that is busy, a day that takes its time keeps the focus on the arrow`,
    { tag: '@slow' },
    async ({ page, edges }) => {
      const calendar = calendarOn(page, lang);
      await open(page, edges + at(first));
      await page.evaluate((busy) => {
        const stall = () => {
          const end = performance.now() + busy;
          while (performance.now() < end);
        };
        document.addEventListener('click', () => queueMicrotask(stall));
      }, busy);
      await tabTo(page, calendar.arrow('nextDay'));
      for (const day of listed.slice(1)) {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(edges + at(day));
        await expect(calendar.tiles.locator(`time[datetime^="${day}"]`)).toHaveCount(1);
        await expect(calendar.arrow('nextDay')).toBeFocused();
      }
    },
  );

  test(
    `CAL-43 (${lang}): what the server draws leads to the same days`,
    { tag: '@slow' },
    async ({ page, edges, browser }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const unscripted = await plain.newPage();
      const calendar = calendarOn(unscripted, lang);
      for (const [index, day] of listed.entries()) {
        await unscripted.goto(edges + at(day));
        const arrows = await Promise.all(
          (['previousDay', 'nextDay'] as const).map((name) => calendar.arrow(name).getAttribute('href')),
        );
        const expected = [listed[index - 1], listed[index + 1]].map((near) => (near ? at(near) : null));
        expect([day, ...arrows]).toEqual([day, ...expected]);
      }
      await plain.close();
      await page.close();
    },
  );

  test(
    `CAL-44 (${lang}): a day without shows leads to those around it, and the calendar's ends lead nowhere`,
    { tag: '@slow' },
    async ({ page, edges }) => {
      const calendar = calendarOn(page, lang);
      await open(page, edges + at('2027-09-15'));
      await expect(calendar.arrow('previousDay')).toHaveAttribute('href', at('2027-08-01'));
      await expect(calendar.arrow('nextDay')).toHaveAttribute('href', at('2027-10-01'));
      await open(page, edges + at(first));
      // Earlier days are out of reach (CAL-40).
      await expect(calendar.arrow('previousDay')).toBeDisabled();
      await open(page, edges + at(last));
      await expect(calendar.arrow('nextDay')).toBeDisabled();
    },
  );

  test(`CAL-43 (${lang}): a month without shows leads to the nearest day, of this month's offer`, async ({
    page,
    edges,
  }) => {
    const calendar = calendarOn(page, lang);
    const nearest = lang === 'fr' ? '2027-12-31' : '2027-11-10';
    await open(page, `${edges}${addresses[lang].calendar}?month=2027-11`);
    if (lang === 'en') {
      await expect(calendar.day(nearest)).toBeVisible();
      return;
    }
    // An imported programme has the words of any festival.
    await expect(calendar.root).toContainText(neutral.noresult);
    await calendar.root.locator(`a[href$="#day-${nearest}"]`).click();
    await expect(calendar.day(nearest)).toBeVisible();
  });

  test(`CAL-43 (${lang}): the arrows of a filtered day lead to days that the filter leaves`, async ({
    page,
    edges,
  }) => {
    const calendar = calendarOn(page, lang);
    await open(page, `${edges}${at('2027-07-31')}&city=Vancouver`);
    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(`${edges}${at('2027-12-31')}&city=Vancouver`);
    await expect(calendar.arrow('nextDay')).toBeDisabled();
    await calendar.arrow('previousDay').click();
    await expect(page).toHaveURL(`${edges}${at('2027-07-31')}&city=Vancouver`);
    await expect(calendar.arrow('previousDay')).toBeDisabled();
  });
}

test(
  'CAL-43: in French with English shows the arrows lead to them too',
  { tag: '@slow' },
  async ({ page, edges }) => {
    const calendar = calendarOn(page, 'fr');
    const at = (day: string) => `${edges}${addresses.fr.calendar}?mode=day&day=${day}&english=true`;
    await open(page, at('2027-10-01'));
    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(at('2027-11-10'));
    await calendar.arrow('nextDay').click();
    await expect(page).toHaveURL(at('2027-12-31'));
  },
);
