import { describe, expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

// `renderAt` has its clock on Friday 16 July 2027, at eight in the morning.
const show = programmationOf('1', { title: 'A show', url: '/en/shows/a' });
const attributes: Readonly<Record<string, unknown>> = {
  title: 'Laugh',
  html_top: '<p>Top</p>',
  html_bottom: '<p>Bottom</p>',
  carousel: { type: 'carousel', slides: [{ title: 'Slide' }] },
  tiles: [{ id: 1, title: 'Tile', status: true }],
  tag_units: [{ title: 'Unit', tag_unit: 'solo' }],
};
const listOf = (...data: object[]) =>
  json({ data, pagesize: 9, totalcount: data.length, previous: null, next: null });
const day: Reaction = listOf(show);
const lists: Readonly<Record<string, Reaction>> = {
  'en/content/8/shows': listOf({ id: '2', title: 'Listed', url: '/en/shows/b' }),
  'en/content/8/passports': listOf({ id: 1, title: 'Matou' }),
  'en/content/8/calendar/facets': json({
    venue: [],
    city: [{ value: 'Laval', label: 'Laval', count: 1 }],
    kind: [],
    genre: [],
    type: [],
    price: [],
    accessibility: [],
  }),
};
const host = {
  'en/content/8/programmations': listOf(show),
  'en/content/8/calendar/day': day,
  ...lists,
};
const entityOf = (attributes_: object) =>
  json({ entity_data: { type: 'home', id: '1', attributes: attributes_, metas: { title: 'Metas' } } });

/** The parts of home that are there: each by a word of it. */
const words = ['Laugh', 'Top', 'Bottom', 'Slide', 'Tile', 'Unit', 'Listed', 'A show', 'Matou', 'Laval'];
const homeWith = async (answers: Record<string, Reaction>, attributes_: object = attributes) => {
  const answer = await renderAt('/en', { ...host, 'en/router/': entityOf(attributes_), ...answers });
  if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
  const main = partsOf(answer.html, 'main').join();
  const text = textOf(main);
  return {
    status: answer.status,
    main,
    missing: words.filter((word) => !text.includes(word)),
    isAskedAgain: answer.expiresAt !== null && answer.expiresAt <= Date.parse('2027-07-16T12:00:00Z'),
  };
};

const whole = { status: 200, missing: [], isAskedAgain: false };

describe('HOM-01: a host that leaves something out', () => {
  test('HOM-01: home as a whole', async () => {
    expect(await homeWith({})).toMatchObject(whole);
  });

  const costs: Readonly<Record<string, readonly string[]>> = {
    title: ['Laugh'],
    html_top: ['Top'],
    html_bottom: ['Bottom'],
    carousel: ['Slide'],
    tiles: ['Tile'],
    tag_units: ['Unit', 'Listed'],
  };
  test.each(Object.entries(costs))(
    'HOM-01: without %s, or with nonsense there, the rest stands',
    async (name, missing) => {
      const without = Object.fromEntries(Object.entries(attributes).filter(([key]) => key !== name));
      for (const shape of [without, { ...attributes, [name]: 7 }, { ...attributes, [name]: null }])
        expect(await homeWith({}, shape)).toMatchObject({ ...whole, missing });
    },
  );

  const costsOfLists: Readonly<Record<string, readonly string[]>> = {
    'en/content/8/shows': ['Unit', 'Listed'],
    'en/content/8/passports': ['Matou'],
    'en/content/8/calendar/facets': ['Laval'],
  };
  test.each(Object.entries(costsOfLists))(
    'HOM-01: %s fails: the rest stands, and it is asked for again',
    async (path, missing) => {
      expect(await homeWith({ [path]: status(500) })).toMatchObject({
        ...whole,
        missing,
        isAskedAgain: true,
      });
    },
  );

  test('HOM-13: a host that does not know a tag unit has no shows of it', async () => {
    expect(await homeWith({ 'en/content/8/shows': status(404) })).toMatchObject({
      ...whole,
      missing: ['Unit', 'Listed'],
    });
  });

  test('HST-09: without its programme home stands with its other parts, and says nothing of tonight', async () => {
    const home = await homeWith({
      'en/content/8/calendar/day': status(500),
      'en/content/8/programmations': status(500),
    });
    expect(home).toMatchObject({ status: 200, missing: ['A show', 'Laval'], isAskedAgain: true });
    expect(home.main).not.toContain('home-tonight');
    expect((await homeWith({})).main).toContain('home-tonight');
  });

  test('HOM-08: zones that do not close, or are hostile, cost nobody anything', async () => {
    const hostile = '</div></main><script>alert(1)</script><img src=x onerror=alert(1)><p>Top<b><div>';
    const { main, ...home } = await homeWith(
      {},
      { ...attributes, html_top: hostile, html_bottom: `${hostile}Bottom` },
    );
    expect([home, /<script|onerror/.test(main)]).toEqual([whole, false]);
  });
});

test.each([
  ['TON-02', 'In the daytime', '2027-07-18T08:00-04:00', '2027-07-18T17:00-04:00'],
  ['HOM-01', 'On Sunday evening', '2027-07-18T20:00-04:00', '2027-07-19T00:00-04:00'],
  ['TON-02', 'In the small hours', '2027-07-19T00:30-04:00', '2027-07-19T04:00-04:00'],
])('%s: %s, at %s, home without shows is kept until %s', async (_id, _when, now, until) => {
  const nothing = {
    ...host,
    'en/content/8/programmations': listOf(),
    'en/content/8/calendar/day': listOf(),
    'en/router/': entityOf(attributes),
  };
  const answer = await renderAt('/en', nothing, {}, now);
  expect(answer.kind === 'page' && answer.expiresAt).toBe(Date.parse(until));
});

test.each([
  ['the next one', [11], [], 11],
  ['each of tonight and of the weekend', [], [12, 10], 10],
])('HOM-01: home is kept until a show that it shows begins: %s', async (_, next, days, hour) => {
  const at = (local: number): string => `2027-07-16T${local}:00:00-04:00`;
  const shows = (hours: readonly number[]) =>
    listOf(...hours.map((local) => programmationOf(String(local), { date: { start: at(local) } })));
  const answer = await renderAt('/en', {
    ...host,
    'en/content/8/programmations': shows(next),
    'en/content/8/calendar/day': shows(days),
    'en/router/': entityOf(attributes),
  });
  expect(answer.kind === 'page' && answer.expiresAt).toBe(Date.parse(at(hour)));
});

test('HOM-07: the films of home are in the server’s page: of the hero, and of a tile', async () => {
  const { main } = await homeWith(
    {},
    {
      carousel: { type: 'video', video_mp4_url: '/hero.mp4' },
      tiles: [{ id: 1, title: 'Tile', status: true, video: { url: '/tile.mp4' } }],
    },
  );
  expect([...main.matchAll(/<video[^>]* src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/hero.mp4',
    '/tile.mp4',
  ]);
});

test('HOM-01: a show of tonight does not stand once more in the weekend', async () => {
  const on = (id: string, url: string, start: string) => programmationOf(id, { url, date: { start } });
  const evening = on('1', '/en/shows/a', '2027-07-16T20:00:00-04:00');
  const noon = on('2', '/en/shows/d', '2027-07-16T13:00:00-04:00');
  const { main } = await homeWith({
    'en/content/8/calendar/day': (init, url = '') =>
      listOf(...(url.includes('after') ? [evening] : [noon, evening]))(init, url),
  });
  const [, tonight = '', weekend = ''] = main.split(/id="home-(?:tonight|weekend)"/);
  const shows = [tonight, weekend.split('</section>')[0] ?? ''].map((part) =>
    [...part.matchAll(/href="\/en\/shows\/([ad])"/g)].map(([, name]) => name),
  );
  expect(shows).toEqual([['a'], ['d']]);
});

describe('the videos of another page', () => {
  const videos = listOf({ id: 3, title: 'A film', url: '/en/videos/film' });
  const block = async (answers: Record<string, Reaction>) => {
    const { status: code, main } = await homeWith(answers);
    const [, found] = /<section[^>]*aria-labelledby="featured-videos"[^>]*>(.*?)<\/section>/.exec(main) ?? [];
    return [code, found === undefined ? null : textOf(found), found?.includes('href="/en/videos"') ?? false];
  };

  test('VID-24: ‘Featured Videos’ with the way to all of them; nothing where there are none or they do not come', async () => {
    expect(await block({ 'en/content/8/videos': videos })).toEqual([
      200,
      'Featured Videos See all the videos A film',
      true,
    ]);
    for (const answer of [listOf(), status(500), status(404)])
      expect(await block({ 'en/content/8/videos': answer })).toEqual([200, null, false]);
  });

  test('LDR-05: a page of the type videos has those that came with it', async () => {
    const page = json({
      entity_data: { type: 'videos', id: '5', attributes: { title: 'Chosen', body: '<p>By us</p>' } },
      data: [{ id: 3, title: 'A film', url: '/en/videos/film' }, { title: 'No id' }],
    });
    const answer = await renderAt('/en/chosen', { 'en/router/chosen': page });
    if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
    const text = textOf(partsOf(answer.html, 'main').join());
    expect(text).toContain('Chosen By us Featured Videos See all the videos A film');
  });
});
