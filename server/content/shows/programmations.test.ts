import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error } from '../testing/contentSite.ts';
import { microphone, nights } from '../testing/listed.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);

const day = 86_400;

describe('programmations', () => {
  const list = 'fr/content/8/programmations';

  test('CAL-32: a range in the shape of the wire', async () => {
    expect(await read(`${list}?from=${evening}&to=${evening + day}&pagesize=400&showthumbnail=1`)).toEqual({
      data: [microphone, nights],
      pagesize: 400,
      totalcount: 2,
      previous: null,
      next: evening + day,
    });
  });

  test('CAL-50: pages by offset keep the total and the neighbours of the range', async () => {
    expect(await read(`${list}?from=${evening}&to=${evening + day}&pagesize=1&offset=1`)).toEqual({
      data: [nights],
      pagesize: 1,
      totalcount: 2,
      previous: null,
      next: evening + day,
    });
    expect(await read(`${list}?from=${evening}&to=${evening + day}&offset=400`)).toMatchObject({
      data: [],
      totalcount: 2,
    });
  });

  test('CAL-46: an empty range names what lies before and after', async () => {
    expect(await read(`${list}?from=${evening + 1}&to=${evening + 2}`)).toEqual({
      data: [],
      pagesize: 400,
      totalcount: 0,
      previous: evening,
      next: evening + day,
    });
  });

  test.each([
    ['at or after now', '?pagesize=1', '3'],
    ['at or after from', `?pagesize=1&from=${evening + 1}`, '8'],
    ['exactly at from', `?pagesize=1&from=${evening + day}`, '8'],
    ['else the last before it', `?pagesize=1&from=${evening + 9 * day}`, '8'],
  ])('CAL-51: the nearest is the one %s', async (_name, search, id) => {
    expect(await read(list + search)).toMatchObject({ data: [{ id }], pagesize: 1 });
  });

  test('CAL-51: the pages of what is still to come end; the last before it have one page', async () => {
    const toCome = `${list}?from=${evening}&pagesize=2`;
    const over = `${list}?from=${evening + 9 * day}&pagesize=2`;
    expect([
      await read(toCome),
      await read(`${toCome}&offset=2`),
      await read(`${toCome}&offset=4`),
      await read(over),
      await read(`${over}&offset=2`),
    ]).toMatchObject([
      { data: [{ id: '3' }, { id: '7' }], totalcount: 3, previous: null, next: evening + day },
      { data: [{ id: '8' }], totalcount: 3, previous: evening, next: null },
      { data: [], totalcount: 3, previous: null, next: null },
      { data: [{}, {}], totalcount: 2, previous: null, next: null },
      { data: [], totalcount: 0, previous: null, next: null },
    ]);
  });

  test('CAL-51: the nearest is another one when its second is over', async () => {
    const own = await startTestApp();
    const nearest = async (): Promise<unknown> =>
      (await own.app.hono.request(`/api/content/${list}?pagesize=1`)).json();
    own.clock.set('2027-07-16T23:30:00.999Z');
    expect(await nearest()).toMatchObject({ data: [{ id: '3' }] });
    own.clock.set('2027-07-16T23:30:01Z');
    expect(await nearest()).toMatchObject({ data: [{ id: '8' }], previous: evening, next: null });
    await own.close();
  });

  test('CAL-50: a month of more than 400 is read whole in pages', async () => {
    const own = await startTestApp();
    const start = 1_900_000_000;
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      id: 100 + index,
      external_id: `many:${index}`,
      show_id: 1,
      venue_id: 1,
      starts_at: start + Math.floor(index / 7),
      timezone: 'Asia/Kolkata',
      taken: 0,
    }));
    await own.store.write((db) => insertProgrammations(db, rows));
    const listed = v.object({ data: v.array(v.object({ id: v.string() })), totalcount: v.number() });
    const ids: string[] = [];
    for (const offset of [0, 400, 800]) {
      const path = `/api/content/${list}?from=${start}&to=${start + day}&pagesize=400&offset=${offset}`;
      const answer = v.parse(listed, await (await own.app.hono.request(path)).json());
      expect(answer.totalcount).toBe(1_001);
      ids.push(...answer.data.map(({ id }) => id));
    }
    expect(ids).toEqual(rows.map(({ id }) => String(id)));
    await own.close();
  });

  test.each([
    ['from=x', 'from must be a whole number from -253402300799 to 253402300799'],
    ['from=1.5&to=2', 'from must be a whole number from -253402300799 to 253402300799'],
    ['from=1&to=9999999999999', 'to must be a whole number from -253402300799 to 253402300799'],
    ['from=2&to=2', 'to must be after from'],
    ['to=2', 'from must be given together with to'],
    ['pagesize=401', 'pagesize must be a whole number from 1 to 400'],
    ['pagesize=0', 'pagesize must be a whole number from 1 to 400'],
    ['pagesize=', 'pagesize must be a whole number from 1 to 400'],
    ['offset=-1', 'offset must be a whole number from 0 to 9007199254740991'],
    ['from=1&to=2&from=3', 'from is given more than once'],
  ])('bad input: %s is a 400 that names the parameter', async (search, message) => {
    const answer = await ask(`${list}?${search}`);
    expect([answer.status, await answer.json()]).toEqual([400, error('invalid', message)]);
  });

  test('bad input: unknown parameters are ignored, names of the prototype too', async () => {
    expect((await ask(`${list}?__proto__=1&constructor=2&utm_source=x&pagesize=1`)).status).toBe(200);
  });
});
