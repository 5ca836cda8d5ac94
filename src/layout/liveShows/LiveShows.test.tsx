import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { json, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderAt } from '#src/testing/renderAt.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { wishForMotion } from '#src/testing/wishForMotion.ts';
import { LiveShows } from './LiveShows.tsx';
import { ShowLinks } from './ShowLinks.tsx';
import { Tape } from './Tape.tsx';

const shows = {
  live: [
    {
      title: 'Concert <b>',
      url: '/fr/spectacles/concert',
      date: { start: '2027-07-16T19:00:00Z', end: null },
    },
  ],
  upcoming: [
    { title: 'Clowns', url: '/fr/spectacles/clowns', date: { start: '2027-07-16T23:30:00Z', end: null } },
  ],
};
const over = {
  title: 'Film',
  url: '/fr/spectacles/film',
  date: { start: '2027-07-16T18:00:00Z', end: '2027-07-16T19:30:00Z' },
};
const drawn = (lang: 'fr' | 'en') =>
  renderScreen(
    <ul>
      <ShowLinks shows={shows} timezone="America/Toronto" />
    </ul>,
    { lang },
  );

describe('LAY-07: what is on, then what begins, each with its address', () => {
  test.each([
    ['fr', ['En cours Concert <b>', '19:30 Clowns']],
    ['en', ['On now Concert <b>', '7:30 pm Clowns']],
  ] as const)('LAY-07 (%s)', (lang, texts) => {
    const html = drawn(lang);
    expect(partsOf(html, 'li').map(textOf)).toEqual(texts);
    expect(valuesOf(html, 'href')).toEqual(['/fr/spectacles/concert', '/fr/spectacles/clowns']);
    expect(valuesOf(html, 'dateTime')).toEqual(['2027-07-16T23:30:00Z']);
  });
});

test('LAY-07: a title is in the language that it is written in; a whole day has no hour', () => {
  const day = { start: '2027-07-17T04:00:00Z', end: '2027-07-18T04:00:00Z' };
  const upcoming = [
    { title: 'Clowns', url: '/fr/spectacles/clowns', date: day, written_in: 'fr' as const },
    { title: 'Bar', url: '/en/shows/bar', date: { ...day, end: '2027-07-17T05:30:00Z' } },
  ];
  const html = renderScreen(<ShowLinks shows={{ live: [], upcoming }} timezone="America/Toronto" />);
  expect([partsOf(html, 'li').map(textOf), valuesOf(html, 'lang')]).toEqual([
    ['Clowns', '12:00 am Bar'],
    ['fr'],
  ]);
});

test('LAY-10: the ticker stands still until it is known that the visitor does not mind, and has a Play', () => {
  const html = renderScreen(
    <Tape>
      <li>A</li>
    </Tape>,
  );
  expect([html.includes('data-scope="motion" data-state="paused"'), partsOf(html, 'li').length]).toEqual([
    true,
    1,
  ]);
  expect(valuesOf(html, 'aria-label')).toEqual(['Play the scrolling shows']);
});

test('LAY-10: a second copy follows the first while it runs, for eyes alone: no key and no reader gets there', async () => {
  openWindow();
  wishForMotion(false);
  const { find } = await renderLive(
    <Tape>
      <li>A</li>
    </Tape>,
  );
  expect(partsOf(find('div').innerHTML, 'ul')).toEqual([
    '<ul><li>A</li></ul>',
    '<ul aria-hidden="true" inert=""><li>A</li></ul>',
  ]);
  expect(find('button').getAttribute('aria-label')).toBe('Pause the scrolling shows');
});

test('LAY-10: once round takes it 15 s, and it rests for who points at it or is in it', () => {
  const css = readFileSync('src/layout/liveShows/Tape.module.css', 'utf8');
  expect(css).toMatch(/\[data-state='playing'\] \.tape \{\s*animation: run 15s linear infinite !important;/);
  expect(css).toMatch(/:is\(:hover, :focus-within\) \.tape \{\s*animation-play-state: paused !important;/);
  expect(css).toMatch(/@keyframes run \{\s*to \{\s*transform: translateX\(-50%\);/);
});

test.each([
  ['has begun since the answer', { live: [], upcoming: shows.live }, 'Live'],
  ['has ended since the answer', { ...shows, live: [over] }, 'Soon'],
])('LAY-07: a show that %s counts as of the present moment', async (_, told, label) => {
  const { client } = clientOf([json(told)]);
  const { find, until } = await renderLive(
    <LiveShows
      client={client}
      lang="en"
      clock={{ now: () => Date.parse('2027-07-16T20:00:00Z') }}
      timezone="America/Toronto"
      loadTexts={() => Promise.resolve()}
      place="drawer"
    />,
  );
  await until(() => void find('button'));
  expect(find('button').textContent).toBe(label);
});

describe('LAY-07: a page comes with the room for what is on', () => {
  const now = Date.parse('2027-07-16T12:00:00Z');
  const minutes = (count: number) => new Date(now + count * 60_000).toISOString();
  const showOf = (from: number, to: number | null) => ({
    title: 'Show',
    url: '/en/shows/show',
    date: { start: minutes(from), end: to === null ? null : minutes(to) },
  });
  const press = json({ entity_data: { type: 'page', id: '1', attributes: { title: 'Press' } } });
  const pageWith = async (
    liveShows: Reaction,
    { isElsewhere = false, press: told = press }: { isElsewhere?: boolean; press?: Reaction } = {},
  ) => {
    const page = await renderAt(
      '/en/press',
      { 'en/router/press': told, 'en/content/8/live-shows': liveShows },
      {},
      minutes(0),
      isElsewhere,
    );
    if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
    const expiresIn = page.expiresAt === null ? null : (page.expiresAt - now) / 60_000;
    return [valuesOf(page.html, 'data-told'), page.state.includes('live-shows'), expiresIn];
  };

  test.each([
    ['something is on', { live: [showOf(-30, 20)], upcoming: [] }, 20],
    ['something begins soon, and ends last', { live: [showOf(-30, 20)], upcoming: [showOf(10, 90)] }, 90],
    ['nobody knows the end of it', { live: [], upcoming: [showOf(10, null)] }, null],
  ])('LAY-07: %s: it has the room until that is over', async (_, told, expiresIn) => {
    expect(await pageWith(json(told))).toEqual([['true'], true, expiresIn]);
  });

  test('LAY-07: where nothing is on it has none, and is looked at again in ten minutes', async () => {
    for (const told of [
      { live: [], upcoming: [] },
      { live: [showOf(-30, -1)], upcoming: [] },
    ])
      expect(await pageWith(json(told))).toEqual([['false'], false, 10]);
  });

  test('LAY-07: a host that fails leaves the page without it', async () => {
    expect(await pageWith(status(404))).toEqual([['false'], false, null]);
  });

  test('HST-26: a page of another host has it where that host told it before the rest, and waits for nothing else', async () => {
    const told = Promise.withResolvers<void>();
    const live: Reaction = (init, url) => {
      setTimeout(told.resolve);
      return json({ live: [showOf(-30, 20)], upcoming: [] })(init, url);
    };
    const afterLive: Reaction = async (init, url) => {
      await told.promise;
      return press(init, url);
    };
    expect(await pageWith(live, { isElsewhere: true, press: afterLive })).toEqual([['true'], true, 20]);
    const never: Reaction = () => new Promise(() => {});
    expect(await pageWith(never, { isElsewhere: true })).toEqual([['false'], false, null]);
  });
});
