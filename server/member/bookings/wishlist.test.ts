import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { outcomeOf, uuidOf, type Call } from '#server/stress/asking.ts';
import { addMembers } from '#server/stress/people.ts';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import type { Identity } from '../resource.ts';
import { openMemberSite, type MemberSite } from '../testing/memberSite.ts';

const ids = { programmation: '7', edition: '2027', festival: '8' };
const like = (wanted: object = ids, liked = true): Call => ({
  method: 'POST',
  path: '/v1/me/programmationwishlist',
  body: { ...wanted, liked },
});
const one = (method: Call['method'], uuid: string, body?: object): Call => ({
  method,
  path: `/v1/me/programmationwishlist/${uuid}`,
  ...(body && { body }),
});
const list = (query = ''): Call => ({ method: 'GET', path: `/v1/me/programmationwishlists${query}` });

let site: MemberSite;
let camille: Identity;
beforeEach(async () => {
  site = await openMemberSite();
  const [member] = await addMembers(site.store, 1, 0);
  if (!member) throw new Error('Nobody came');
  camille = member;
});
afterEach(() => site.close());

const told = async (call: Call): Promise<unknown> => {
  const { status, body } = await site.ask(camille, call);
  return [status, JSON.parse(body)];
};

const listed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    data: v.object({ items: v.array(v.object({ programmation: v.string(), liked: v.boolean() })) }),
  }),
);
/** The programmations of a list, each with its like. */
const liked = async (query: string): Promise<[string, boolean][]> => {
  const { body } = await site.ask(camille, list(query));
  return v.parse(listed, body).data.items.map((item) => [item.programmation, item.liked]);
};

test('WSH-04: a wish is made once, however often it is sent', async () => {
  const first = await site.ask(camille, like());
  const uuid = uuidOf(first);
  const wish = { uuid, ...ids, liked: true };
  expect([first.status, JSON.parse(first.body)]).toEqual([201, { data: wish }]);
  expect(await told(like())).toEqual([200, { data: wish }]);
  expect(await told(like(ids, false))).toEqual([200, { data: { ...wish, liked: false } }]);
});

test('WSH-03: an entry is its uuid, the three ids and whether it is liked', async () => {
  const uuid = uuidOf(await site.ask(camille, like()));
  expect(await told(one('GET', uuid))).toEqual([200, { data: { uuid, ...ids, liked: true } }]);
  const { body } = await site.ask(camille, list());
  const { data } = JSON.parse(body);
  expect(data.items).toEqual([{ uuid, ...ids, liked: true, show: expect.any(Object) }]);
});

test('WSH-05: a change answers the true value', async () => {
  const uuid = uuidOf(await site.ask(camille, like()));
  expect(await told(one('PATCH', uuid, { liked: false }))).toEqual([
    200,
    { data: { uuid, ...ids, liked: false } },
  ]);
  expect(await told(one('GET', uuid))).toEqual([200, { data: { uuid, ...ids, liked: false } }]);
});

test('WSH-04: a wish can begin as one that is not liked; what says nothing is a like', async () => {
  const first = await site.ask(camille, like(ids, false));
  const wish = { uuid: uuidOf(first), ...ids, liked: false };
  expect([first.status, JSON.parse(first.body)]).toEqual([201, { data: wish }]);
  expect(await told(one('GET', wish.uuid))).toEqual([200, { data: wish }]);
  const again: Call = { method: 'POST', path: '/v1/me/programmationwishlist', body: ids };
  expect(await told(again)).toEqual([200, { data: { ...wish, liked: true } }]);
});

test('WSH-05: a change to what it is already is no toggle; back and forth it is one wish', async () => {
  const uuid = uuidOf(await site.ask(camille, like(ids, false)));
  const seen: unknown[] = [];
  for (const liked of [false, true, true, false]) seen.push(await told(one('PATCH', uuid, { liked })));
  expect(seen).toEqual([false, true, true, false].map((liked) => [200, { data: { uuid, ...ids, liked } }]));
  expect(await liked('')).toEqual([['7', false]]);
});

test('WSH-08: the filter keeps what is liked, or what is not; without one all are listed', async () => {
  const gala = uuidOf(await site.ask(camille, like()));
  await site.ask(camille, like({ ...ids, programmation: '3' }, false));
  expect(await liked('')).toEqual([
    ['3', false],
    ['7', true],
  ]);
  expect(await liked('?liked=true')).toEqual([['7', true]]);
  expect(await liked('?liked=false')).toEqual([['3', false]]);
  await site.ask(camille, one('PATCH', gala, { liked: false }));
  expect([await liked('?liked=true'), await liked('?liked=false')]).toEqual([
    [],
    [
      ['3', false],
      ['7', false],
    ],
  ]);
});

test('WSH-08: the list is by start, whatever the ids', async () => {
  const later = {
    id: 2,
    starts_at: evening + 86_400,
    timezone: 'America/Toronto',
    show_id: 1,
    venue_id: 1,
    taken: 0,
  };
  await site.store.write((db) => insertProgrammations(db, [{ ...later, external_id: 'test:2' }]));
  for (const programmation of ['2', '7', '3']) await site.ask(camille, like({ ...ids, programmation }));
  expect((await liked('')).map(([programmation]) => programmation)).toEqual(['3', '7', '2']);
});

test.each([
  [like(ids, false), '201'],
  [{ ...like(), body: { ...ids, liked: 'false' } }, '400 invalid'],
  [{ ...like(), body: { ...ids, liked: 0 } }, '400 invalid'],
  [{ ...like(), body: { ...ids, liked: null } }, '400 invalid'],
  [list('?liked=no'), '400 invalid'],
  [list('?liked='), '400 invalid'],
])('WSH-04: `liked` is true or false and nothing like it (%#: %s)', async (call, expected) => {
  expect(outcomeOf(await site.ask(camille, call))).toBe(expected);
});

test('WSH-05: a change says what it is to be', async () => {
  const uuid = uuidOf(await site.ask(camille, like()));
  const bodies = [{}, { liked: 'false' }, { liked: null }];
  const outcomes = bodies.map(async (body) => outcomeOf(await site.ask(camille, one('PATCH', uuid, body))));
  expect(await Promise.all(outcomes)).toEqual(['400 invalid', '400 invalid', '400 invalid']);
  expect(await liked('')).toEqual([['7', true]]);
});

test('WSH-08: the list is whole, by start, and can be asked for what is liked', async () => {
  const gala = uuidOf(await site.ask(camille, like()));
  const other = uuidOf(await site.ask(camille, like({ ...ids, programmation: '3' }, false)));
  const evening = { start: '2027-07-16T23:30:00Z', timezone: 'America/Toronto' };
  const items = [
    {
      uuid: other,
      ...ids,
      programmation: '3',
      liked: false,
      show: {
        title: { fr: 'Micro fermé', en: 'On Mute' },
        url: { fr: '/fr/spectacles/micro-ferme', en: '/en/shows/on-mute' },
        image_url: 'https://pictures.example/2.jpg',
        ...evening,
        end: null,
        venue: '',
        city: '',
      },
    },
    {
      uuid: gala,
      ...ids,
      liked: true,
      show: {
        title: { fr: 'Les Nuits blanches', en: 'Sleepless Nights' },
        url: { fr: '/fr/spectacles/les-nuits-blanches', en: '/en/shows/sleepless-nights' },
        image_url: '/media/posters/12-800.avif',
        ...evening,
        end: '2027-07-17T00:30:00Z',
        venue: 'Théâtre du Coin',
        city: 'Montréal',
      },
    },
  ];
  expect(await told(list('?items_per_page=all'))).toEqual([200, { data: { items } }]);
  expect(await told(list('?liked=true'))).toEqual([200, { data: { items: items.slice(1) } }]);
});

test('a wish that was taken away is gone, and can be made anew', async () => {
  const uuid = uuidOf(await site.ask(camille, like()));
  expect(await told(one('DELETE', uuid))).toEqual([200, { data: { uuid, ...ids, liked: false } }]);
  const outcomes = [one('DELETE', uuid), one('PATCH', uuid, { liked: true }), one('GET', uuid)].map(
    async (call) => outcomeOf(await site.ask(camille, call)),
  );
  expect(await Promise.all(outcomes)).toEqual(['404 not-found', '404 not-found', '404 not-found']);
  expect((await site.ask(camille, like())).status).toBe(201);
});

test.each([
  [{ edition: '2026' }, '422 contradictory'],
  [{ festival: '1' }, '422 contradictory'],
  [{ programmation: '99' }, '404 not-found'],
  [{ programmation: '07' }, '404 not-found'],
])('T6: a wish names its programmation rightly (%j: %s)', async (wrong, expected) => {
  expect(outcomeOf(await site.ask(camille, like({ ...ids, ...wrong })))).toBe(expected);
});

test('G3: a key for taking one wish away is none for another', async () => {
  const wishes = [
    await site.ask(camille, like()),
    await site.ask(camille, like({ ...ids, programmation: '3' })),
  ];
  for (const uuid of wishes.map(uuidOf))
    expect(outcomeOf(await site.ask(camille, { ...one('DELETE', uuid), key: 'one' }))).toBe('200');
  expect(await liked('')).toEqual([]);
});

test('WSH-06: twenty at once make one wish', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => site.ask(camille, like())));
  expect(new Set(all.map(uuidOf)).size).toBe(1);
});
