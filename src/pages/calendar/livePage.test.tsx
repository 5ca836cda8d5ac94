import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { calendarViewQuery, facetsQuery } from '#src/api/calendar/calendarQueries.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { silent } from '#src/api/testing/fakeHost.ts';
import { inRouter } from '#src/testing/inRouter.tsx';
import { renderLive } from '#src/testing/renderLive.tsx';
import { settings } from '#src/testing/renderAt.ts';
import { CalendarPage } from './calendar.page.tsx';
import { questionOf, reachOf } from './calendar.question.ts';
import type { CalendarSearch } from './calendar.search.ts';
import { fromUrl } from './calendar.url.ts';
import { atHand } from './testing/atHand.ts';
import { facets, frame, july } from './testing/sample.ts';

const now = Date.parse('2027-07-16T20:00:00Z');
const clock = { now: () => now, drawnAt: now };

interface Scene {
  search?: CalendarSearch;
  calendar?: 'live' | 'archive';
  /** The city that the browser remembers. */
  city?: string;
}

/** The calendar in a page whose host is silent, and where it goes from an address that has changed meanwhile. */
const begin = async ({ search = {}, calendar = 'live', city = '' }: Scene = {}) => {
  const { client, calls } = clientOf([silent]);
  const queries = atHand();
  const asker = { lang: 'fr', settings, clock, ...reachOf(calendar, '2027-07-16') } as const;
  const question = questionOf(fromUrl(search, frame), asker);
  queries.setQueryData(calendarViewQuery(client, question).queryKey, july);
  queries.setQueryData(facetsQuery(client, { ...question, filters: noFilters }).queryKey, facets);
  const went: [CalendarSearch, boolean][] = [];
  const { page } = await inRouter(
    <CalendarPage
      {...{ client, calendar, search, frame, settings, clock }}
      lang="fr"
      loadTexts={() => Promise.resolve()}
      today="2027-07-16"
      plainFacets={null}
      navigate={async (to) => void went.push([to.search({ month: '2027-09' }), to.resetScroll])}
    />,
  );
  // Draws nothing ahead.
  vi.stubGlobal('navigator', { userAgent: '', deviceMemory: 2 });
  if (city !== '') localStorage.setItem('city', city);
  const { html } = await renderLive(page, { lang: 'fr', queries });
  const elementOf = (name: 'a' | 'button' | 'label', words: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(name)].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(words),
    );
    if (!found) throw new Error(`No ${words}`);
    return found;
  };
  return {
    calls,
    html,
    went,
    hrefOf: (words: string) => elementOf('a', words).getAttribute('href'),
    press: (name: 'a' | 'button' | 'label', words: string) => act(async () => elementOf(name, words).click()),
  };
};

test('TON-11: tonight, tomorrow and the weekend are those of the remembered city, free is not', async () => {
  const { hrefOf } = await begin({ city: 'Québec' });
  const cityOf = (words: string) => new URLSearchParams(hrefOf(words)?.split('?')[1]).getAll('city');
  expect(['Ce soir', 'Demain', 'Cette fin de semaine', 'Gratuit'].map(cityOf)).toEqual([
    ['Québec'],
    ['Québec'],
    ['Québec'],
    [],
  ]);
});

test('CAL-03: a step goes on from the address of that moment and begins at the top; filters change the view in place', async () => {
  const { press, went } = await begin();
  await press('a', 'Mois suivant');
  await press('button', 'Filtrer');
  await press('label', 'Inclure les shows en anglais');
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(went).toEqual([
    [{ month: '2027-10' }, true],
    [{ month: '2027-09', english: 'true' }, false],
  ]);
});

const day = '/fr/calendrier?mode=day&day=2027-07-15';
test.each([
  ['the remembered one alone', { city: 'Laval' }, 'Laval', [0, `${day}&city=Laval`]],
  ['another than the remembered one', { city: 'Laval' }, 'Québec', [1, day]],
  ['another beside the remembered one', { city: ['Laval', 'Québec'] }, 'Laval', [2, day]],
])(
  'TON-12: a city of the address that the browser remembers is no filter, any other is: %s',
  async (_, search, city, expected) => {
    const { html, hrefOf } = await begin({ search, city });
    expect([html().match(/aria-label="Retirer/g)?.length ?? 0, hrefOf('Jour')]).toEqual(expected);
  },
);

test.each([
  ['live', '/fr/calendrier?month=2027-08', true],
  ['archive', '/fr/calendrier-archive?month=2027-08', false],
] as const)(
  'RTE-04: the %s calendar leads on within itself; the live one alone asks for the cities of tonight: %s, %s',
  async (calendar, next, hasCities) => {
    const { calls, hrefOf } = await begin({ calendar });
    expect([hrefOf('Mois suivant'), calls.some((call) => call.includes('facets'))]).toEqual([
      next,
      hasCities,
    ]);
  },
);

test('CAL-10: a place in the day that no address has is its beginning', async () => {
  const { html } = await begin({ search: { mode: 'day', day: '2027-07-16', offset: '1e3' } });
  expect(html()).toContain('aria-busy="false"');
});
