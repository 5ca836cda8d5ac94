import { expect, test } from 'vitest';
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
