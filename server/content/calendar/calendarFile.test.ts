import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { writeProfile } from '#server/profile/testing/writeProfile.ts';
import { insertAll, insertProgrammations } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: 'https://chapiteau.test' } });
});
afterEach(() => running.close());

const { ask } = contentOf(() => running);

describe('calendar file', () => {
  const eventOf = (file: string): ICAL.Event => {
    const calendar = new ICAL.Component(ICAL.parse(file));
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    const component = calendar.getFirstSubcomponent('vevent');
    if (component === null) throw new Error('The file has no event');
    return new ICAL.Event(component);
  };

  test('calendar file: a date of a show, to be saved under a readable name', async () => {
    const answer = await ask('fr/content/8/programmations/7.ics');
    const event = eventOf(await answer.text());
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
    ]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      `attachment; filename="2027-07-16 Les Nuits blanches.ics"; filename*=UTF-8''2027-07-16%20Les%20Nuits%20blanches.ics`,
    ]);
    expect({
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      url: event.component.getFirstPropertyValue('url'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }).toEqual({
      uid: '7@chapiteau.test',
      summary: 'Les Nuits blanches',
      location: 'Théâtre du Coin, Montréal',
      url: 'https://chapiteau.test/fr/spectacles/les-nuits-blanches',
      start: '2027-07-16T23:30:00.000Z',
      end: '2027-07-17T00:30:00.000Z',
    });
  });

  test('calendar file: an online show says so in the language, accents of a name are kept for who reads them', async () => {
    const answer = await ask('fr/content/8/programmations/3.ics');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="2027-07-16 Micro ferme.ics"; filename*=UTF-8''2027-07-16%20Micro%20ferm%C3%A9.ics`,
    );
    const text = await answer.text();
    expect([text.endsWith('END:VCALENDAR\r\n'), eventOf(text).location]).toEqual([true, 'En ligne']);
    expect(eventOf(await (await ask('en/content/8/programmations/3.ics')).text()).location).toBe('Online');
  });

  test.each([
    ['half hours', '2027-07-16T23:30:00Z', 'America/St_Johns'],
    ['the night that clocks go back', '2027-11-07T06:30:00Z', 'America/Toronto'],
  ])('calendar file: the instant is kept in a zone of %s', async (_name, start, timezone) => {
    const seconds = Temporal.Instant.from(start).epochMilliseconds / 1000;
    await running.store.write((db) =>
      insertProgrammations(db, [
        { id: 50, external_id: 'test:50', show_id: 1, venue_id: 1, starts_at: seconds, timezone, taken: 0 },
      ]),
    );
    const event = eventOf(await (await ask('fr/content/8/programmations/50.ics')).text());
    expect(event.startDate.toJSDate().getTime()).toBe(seconds * 1000);
  });

  test('calendar file: its name is dated by the clocks of the place; a place without a city is its name', async () => {
    const starts_at = Temporal.Instant.from('2027-07-17T01:00:00Z').epochMilliseconds / 1000;
    const night = { show_id: 1, starts_at, timezone: 'America/Toronto', taken: 0 };
    await running.store.write(async (db) => {
      await insertAll(db, 'venues', [
        { id: 9, external_id: 'test:9', name: 'Le Kiosque', city: '', region: '', map_url: null },
      ]);
      await insertProgrammations(db, [
        { id: 51, external_id: 'test:51', venue_id: 9, ...night },
        { id: 52, external_id: 'test:52', venue_id: null, ...night },
      ]);
    });
    const files = await Promise.all(
      ['51', '52'].map(async (id) => ask(`fr/content/8/programmations/${id}.ics`)),
    );
    for (const file of files)
      expect(file.headers.get('content-disposition')).toMatch(
        /filename="2027-07-16 Les Nuits blanches\.ics"/,
      );
    const places = await Promise.all(files.map(async (file) => eventOf(await file.text()).location));
    expect(places).toEqual(['Le Kiosque', null]);
  });

  test('calendar file: it is of the festival, by its name in the language that is asked for', async () => {
    const own = await startOwnApp();
    await writeProfile(own.store, { name: { fr: 'Rire', en: 'Laughter' } });
    const productOf = async (lang: string) =>
      /^PRODID:.*$/m.exec(
        await (await contentOf(() => own).ask(`${lang}/content/8/programmations/7.ics`)).text(),
      )?.[0];
    expect([await productOf('fr'), await productOf('en')]).toEqual([
      'PRODID:-//Rire//Rire//FR',
      'PRODID:-//Laughter//Laughter//EN',
    ]);
  });

  test.each(['99.ics', 'x.ics', '7', '7.txt', '.ics'])('errors: %s is a 404', async (name) => {
    expect((await ask(`fr/content/8/programmations/${name}`)).status).toBe(404);
  });

  test('calendar file: it says whether its date takes place, and when it begins now', async () => {
    const states = dateStates({
      scheduled: [null, '2027-07-16T23:30:00.000Z'],
      cancelled: ['CANCELLED', '2027-07-16T23:30:00.000Z'],
      'cancelled, given after all': [null, '2027-07-16T23:30:00.000Z'],
      postponed: ['TENTATIVE', '2027-07-16T23:30:00.000Z'],
      'postponed, given at its old hour': [null, '2027-07-16T23:30:00.000Z'],
      'postponed, then moved': [null, '2027-07-17T23:30:00.000Z'],
      moved: [null, '2027-07-17T23:30:00.000Z'],
      'moved back': [null, '2027-07-16T23:30:00.000Z'],
      'moved twice': [null, '2027-07-18T23:30:00.000Z'],
    });
    const common = { show_id: 1, venue_id: 1, timezone: 'America/Toronto', taken: 0 };
    const dates = states.map(({ name, state, day }, index) => ({
      ...common,
      id: 60 + index,
      external_id: name,
      starts_at: evening + day * 86_400,
      state,
    }));
    await running.store.write((db) => insertProgrammations(db, dates));
    const told = await Promise.all(
      dates.map(async ({ id, external_id: name }) => {
        const file = await ask(`en/content/8/programmations/${id}.ics`);
        const { component, startDate } = eventOf(await file.text());
        return [name, component.getFirstPropertyValue('status'), startDate.toJSDate().toISOString()];
      }),
    );
    expect(told).toEqual(states.map((state) => [state.name, ...state.told]));
  });
});
