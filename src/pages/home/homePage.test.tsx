import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Tile } from '#contract/programme/shows/view.ts';
import { nextShowsQuery, tonightQuery, weekendQuery } from '#src/api/home/homeQueries.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { noSession } from '#src/session/sessionLoader.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { settings } from '#src/testing/renderAt.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Screen } from './home.page.tsx';

const at = (local: string) => Date.parse(`2027-07-${local}:00-04:00`);
const tile = (id: string, local: string): Tile => ({
  id,
  title: id,
  url: `/en/shows/${id}`,
  image: null,
  venue: 'Hall',
  city: 'Laval',
  start: `2027-07-${local}-04:00`,
});

interface Came {
  tonight?: readonly Tile[];
  next?: readonly Tile[];
  weekend?: readonly Tile[];
}

/** The shows of home at a time, with what had come earlier: of tonight, or next, and of the weekend. */
const shownAt = (local: string, { tonight, next, weekend = [] }: Came) => {
  const clock = { now: () => at(local), drawnAt: at(local) };
  const { client } = clientOf([]);
  const question = { client, lang: 'en', settings, clock } as const;
  const queries = new QueryClient();
  if (tonight) queries.setQueryData(tonightQuery(question).queryKey, [...tonight]);
  if (next) queries.setQueryData(nextShowsQuery(question).queryKey, [...next]);
  queries.setQueryData(
    weekendQuery(question).queryKey,
    weekend.map((one) => ({ tile: one, more: 0 })),
  );
  const html = renderScreen(
    <Screen
      {...{ client, settings, clock }}
      lang="en"
      path=""
      sessionLoader={noSession}
      loadTexts={() => Promise.resolve()}
      page={{
        type: 'home',
        id: '1',
        attributes: {},
        metas: { title: '', description: '', og_image: null, noindex: false },
        computed_page_theme: { name: 'default' },
        translations: {},
      }}
    />,
    { queries },
  );
  const showsIn = (id: string) => {
    const [section] = partsOf(html, 'section').filter((part) => part.includes(`"home-${id}"`));
    return section === undefined
      ? null
      : [
          textOf(partsOf(section, 'h2')[0] ?? ''),
          ...valuesOf(section, 'href').flatMap((href) => /shows\/(\w+)/.exec(href)?.[1] ?? []),
        ];
  };
  return {
    shown: [showsIn('tonight'), showsIn('weekend')],
    wayOn: partsOf(html, 'a').flatMap((link) =>
      textOf(link) === 'All of tonight'
        ? valuesOf(link, 'href').map((href) => href.replaceAll('&amp;', '&'))
        : [],
    ),
  };
};

const [early, late] = [tile('early', '16T19:30'), tile('late', '16T21:00')];
const saturday = tile('saturday', '17T20:00');

test.each<[string, string, Came, unknown[]]>([
  ['before they begin', '16T19:29', { tonight: [early, late] }, [['Tonight', 'early', 'late'], null]],
  ['once one has begun', '16T19:30', { tonight: [early, late] }, [['Tonight', 'late'], null]],
  [
    'once all have',
    '16T21:00',
    { tonight: [early, late], next: [early, late, saturday] },
    [['Starting soon', 'saturday'], null],
  ],
  [
    'in the weekend without those of tonight',
    '16T18:00',
    { tonight: [early], weekend: [early, late, saturday] },
    [
      ['Tonight', 'early'],
      ['This weekend', 'late', 'saturday'],
    ],
  ],
  [
    'nor another date of one of tonight',
    '16T18:00',
    { tonight: [early], weekend: [{ ...saturday, url: early.url }, late] },
    [
      ['Tonight', 'early'],
      ['This weekend', 'late'],
    ],
  ],
  [
    'nor those that have begun',
    '16T21:00',
    { tonight: [], weekend: [late, saturday] },
    [['Starting soon'], ['This weekend', 'saturday']],
  ],
  [
    'where neither came nothing is said of them',
    '16T18:00',
    { weekend: [saturday] },
    [null, ['This weekend', 'saturday']],
  ],
  ['where the next ones came they are known', '16T18:00', { next: [] }, [['Starting soon'], null]],
])('TON-03: a page that stays open shows what has not begun: %s', (_, local, came, shown) => {
  expect(shownAt(local, came).shown).toEqual(shown);
});

test.each([
  ['16T09:00', 'day=2027-07-16&after=17%3A00'],
  ['16T19:29', 'day=2027-07-16&after=19%3A29'],
  ['17T01:30', 'day=2027-07-17&after=01%3A30'],
])('TON-03: all of tonight is what is left of it: at %s', (local, rest) => {
  const tonight = [tile('night', '17T03:00')];
  expect(shownAt(local, { tonight }).wayOn).toEqual([`/en/calendar?mode=day&${rest}&before=04%3A00`]);
});
