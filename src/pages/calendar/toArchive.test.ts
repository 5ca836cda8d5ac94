import { expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { json, type Reaction } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const empty = { days: [], total: 0, previous: null, next: null, left_out_english: 0 };
/** The last shows were on 12 April 2026; today is in July 2027. */
const lastApril: Reaction = (init, url = '') => {
  const isApril = new URL(url, 'https://fest.example').searchParams.get('month') === '2026-04';
  const april = { ...empty, days: [{ date: '2026-04-12', count: 1, first: [] }], total: 1 };
  const later = { ...empty, previous: Date.parse('2026-04-12T23:30:00Z') / 1000 };
  return json(isApril ? april : later)(init, url);
};

test.each([
  ['fr', '/fr/calendrier', '/fr/calendrier-archive'],
  ['en', '/en/calendar', '/en/calendar-archive'],
])(
  'RTE-04: an empty live month leads into the archive in its own language (%s)',
  async (lang, live, archive) => {
    const page = await renderAt(live, { [`${lang}/content/8/calendar`]: lastApril });
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    expect(page.html.match(/href="[^"]*2026-04[^"]*"/g)).toEqual([
      `href="${archive}?month=2026-04#day-2026-04-12"`,
    ]);
  },
);

test.each([
  ['/fr/calendrier-archive', 'Archives du calendrier, avril 2026 | Chapiteau', 'fr'],
  ['/en/calendar-archive', 'Calendar archive, April 2026 | Chapiteau', 'en'],
])('RTE-04: %s is the past: its months, its title, its own addresses', async (path, title, lang) => {
  const page = await renderAt(`${path}?month=2026-04`, {
    [`${lang}/content/8/calendar`]: lastApril,
    [`${lang}/content/8/programmations`]: json({
      data: [programmationOf('1', { date: { start: '2025-05-02T23:30:00Z' } })],
      pagesize: 1,
      totalcount: 1,
      previous: null,
      next: null,
    }),
  });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  const arrows = [...page.html.matchAll(/<a class="[^"]*arrow[^"]*" href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect([/<title[^>]*>([^<]*)/.exec(page.head)?.[1]?.replaceAll('\u00a0', ' '), arrows]).toEqual([
    title,
    [`${path}?month=2026-03`, `${path}?month=2026-05`],
  ]);
});

test('META-02: the calendar has the theme that the content host has for its address', async () => {
  const styles = 'https://themes.example/gala.css';
  const themed = json({
    entity_data: { type: 'page', id: '1', attributes: {}, computed_page_theme: { css: [styles] } },
  });
  const page = await renderAt(
    '/en/calendar',
    { 'en/content/8/calendar': json(empty), 'en/router/calendar': themed },
    { themeHosts: ['themes.example'] },
  );
  expect(page.kind === 'page' && page.theme?.css.map(({ url }) => url)).toEqual([styles]);
});
