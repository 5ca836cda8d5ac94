import { expect, test } from 'vitest';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const date = { start: '2027-07-16T23:30:00Z', end: '2027-08-02T02:00:00Z', timezone_offset: '-0400' };
const whole = { id: 7, title: 'Rires', url: '/en/festivals/rires', image_url: '/r.avif', date };
const list = 'en/content/8/festivals';

const drawn = async (address: string, answers: Parameters<typeof renderAt>[1]) => {
  const page = await renderAt(address, answers);
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const main = partsOf(page.html, 'main').join();
  return {
    status: page.status,
    text: textOf(main),
    links: valuesOf(main, 'href').filter((href) => !href.includes('#')),
  };
};

test('RTE-17: the festivals, each with its days and its address', async () => {
  expect(await drawn('/en/festivals', { [list]: json({ data: [whole] }) })).toEqual({
    status: 200,
    text: 'Home Festivals Festivals Rires Jul 16 – Aug 1, 2027',
    links: ['/en', '/en/festivals/rires'],
  });
});

test.each(['image_url', 'date'] as const)('RTE-17: a festival without %s is still listed', async (name) => {
  const { [name]: _left, ...rest } = whole;
  const { links } = await drawn('/en/festivals', { [list]: json({ data: [rest] }) });
  expect(links).toContain('/en/festivals/rires');
});

test('RTE-17: without festivals there is a way on', async () => {
  const { text, links } = await drawn('/en/festivals', { [list]: json({ data: [] }) });
  expect([text, links.at(-1)]).toEqual([
    'Home Festivals Festivals No festival is under way for now. See all the shows',
    '/en/shows',
  ]);
});

const attributes = { title: 'Rires', body: '<p>Fort</p>', image_url: '/r.avif', date };
const pageOf = (told: object) => json({ entity_data: { type: 'festival', id: '7', attributes: told } });
const show = { id: 1, title: 'Nights', url: '/en/shows/nights' };
const shows = 'en/content/8/shows';
const festivalAt = (told: object, answer = json({ data: [show], totalcount: 1 })) =>
  drawn('/en/festivals/rires', { 'en/router/festivals/rires': pageOf(told), [shows]: answer });

test('LDR-03: a festival has its days, its text and its shows, and leads to the rest of them', async () => {
  const data = Array.from({ length: 24 }, (_, index) => ({ ...show, id: index, title: `N${index}` }));
  const page = await festivalAt(attributes, json({ data, totalcount: 30, next: 24 }));
  const { status: code, text, links } = page;
  expect([code, text, links.at(-1)]).toEqual([
    200,
    expect.stringMatching(
      /^Home Festivals Rires Rires Jul 16 – Aug 1, 2027 Fort The shows Dates to come N0 .* N23 All 30 shows$/,
    ),
    '/en/shows?festival=7',
  ]);
});

test('LDR-03: a show of a festival is over from the day after its last date on', async () => {
  const until = (id: number, lastDate: string) => ({
    ...show,
    id,
    title: `N${id}`,
    date: { firstDate: lastDate, lastDate, timezone_offset: '-0400' },
  });
  const { text } = await festivalAt(
    attributes,
    json({ data: [until(1, '2027-07-15T20:00:00Z'), until(2, '2027-07-16T20:00:00Z')] }),
  );
  expect(text).toMatch(/ Jul 15, 2027 N1 Over Jul 16, 2027 N2$/);
});

test.each(['fr', 'en'])(
  'LDR-03 (%s): a festival leads home and to all festivals in its language',
  async (lang) => {
    const { links } = await drawn(`/${lang}/festivals/rires`, {
      [`${lang}/router/festivals/rires`]: pageOf(attributes),
      [`${lang}/content/8/shows`]: json({ data: [show], totalcount: 1 }),
    });
    expect(links.slice(0, 2)).toEqual([`/${lang}`, `/${lang}/festivals`]);
  },
);

test.each(['title', 'body', 'image_url', 'date'] as const)(
  'LDR-03: a festival without %s stands, and the rest of it',
  async (name) => {
    const { [name]: _left, ...rest } = attributes;
    const { status: code, text } = await festivalAt(rest);
    expect([code, text]).toEqual([200, expect.stringContaining('Nights')]);
  },
);

test('LDR-03: a festival without shows, and one whose shows do not come, say so and stand', async () => {
  const empty = await festivalAt(attributes, json({ data: [] }));
  expect([empty.status, empty.text]).toEqual([200, expect.stringContaining('No shows announced yet.')]);
  const failing = await festivalAt(attributes, status(500));
  expect([failing.status, failing.text]).toEqual([
    200,
    expect.stringContaining('These shows could not be loaded.'),
  ]);
});

test.each([
  [{ totalcount: 1 }, undefined],
  [{ totalcount: 30, next: 24 }, 'All 30 shows'],
  [{ next: 24 }, 'See all the shows'],
])(
  'LDR-03: a festival whose list of shows says %o leads to the rest of them, if there is any',
  async (more, words) => {
    const { text, links } = await festivalAt(attributes, json({ data: [show], ...more }));
    expect([words === undefined || text.endsWith(words), links.includes('/en/shows?festival=7')]).toEqual([
      true,
      words !== undefined,
    ]);
  },
);

test.each([
  ['its day ends', json({ data: [show] }), '2027-07-17T04:00:00Z'],
  ['at once, where its shows do not come', status(500), '2027-07-16T12:00:00Z'],
])('HST-09: a festival is made anew when %s, and asks for its own shows alone', async (_, answer, ends) => {
  const asked: (string | undefined)[] = [];
  const page = await renderAt('/en/festivals/rires', {
    'en/router/festivals/rires': pageOf(attributes),
    [shows]: (init, url) => {
      asked.push(url);
      return answer(init, url);
    },
  });
  expect(page.kind === 'page' && page.expiresAt).toBe(Date.parse(ends));
  expect(new Set(asked.map((url = '') => new URLSearchParams(url.split('?')[1]).get('festival')))).toEqual(
    new Set(['7']),
  );
});

test('PIC-07: the posters of the first two festivals are loaded at once, and that of a festival', async () => {
  const data = [1, 2, 3].map((id) => ({ ...whole, id, image_url: `/${id}.avif` }));
  const loadingAt = async (address: string, answers: Parameters<typeof renderAt>[1]) => {
    const page = await renderAt(address, answers);
    return page.kind === 'page' && valuesOf(partsOf(page.html, 'main').join(), 'loading');
  };
  expect([
    await loadingAt('/en/festivals', { [list]: json({ data }) }),
    await loadingAt('/en/festivals/rires', {
      'en/router/festivals/rires': pageOf(attributes),
      [shows]: json({ data: [] }),
    }),
  ]).toEqual([['eager', 'eager', 'lazy'], ['eager']]);
});

test('LDR-03: a festival in the other language says so wherever its words stand; without a name it has that of its metas', async () => {
  const answerOf = (more: object, told: object) =>
    renderAt('/en/festivals/rires', {
      'en/router/festivals/rires': json({
        entity_data: { type: 'festival', id: '7', attributes: told, ...more },
      }),
      [shows]: json({ data: [] }),
    });
  const main = async (...given: Parameters<typeof answerOf>) => {
    const page = await answerOf(...given);
    return page.kind === 'page' ? partsOf(page.html, 'main').join() : '';
  };
  const spoken = await main({ written_in: 'fr' }, attributes);
  const metas = { title: 'Le festival', description: '', og_image: null, noindex: false };
  const { title: _, ...nameless } = attributes;
  expect([
    [...spoken.matchAll(/<(\w+)[^>]* lang="fr"[^>]*>(.*?)<\/\1>/gs)].map(([, , words = '']) => textOf(words)),
    partsOf(await main({ metas }, nameless), 'h1').map(textOf),
    partsOf(await main({}, nameless), 'h1').map(textOf),
  ]).toEqual([['Rires', 'Rires', 'Fort'], ['Le festival'], ['A festival']]);
});
