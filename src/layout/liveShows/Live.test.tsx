import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { liveShowsKey } from '#src/api/programme/liveShowsKey.ts';
import { plainHtml, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Live } from './Live.tsx';
import { LiveShows } from './LiveShows.tsx';

const show = (title: string, start: string, end: string) => ({
  title,
  url: `/en/shows/${title}`,
  date: { start, end },
});
const concert = show('concert', '2027-07-16T19:00:00Z', '2027-07-16T21:00:00Z');
const clowns = show('clowns', '2027-07-16T23:30:00Z', '2027-07-17T01:00:00Z');
const onAndSoon = { live: [concert], upcoming: [clowns] };
const around = {
  lang: 'en',
  clock: { now: () => Date.parse('2027-07-16T20:00:00Z') },
  timezone: 'America/Toronto',
  loadTexts: () => Promise.resolve(),
} as const;

/** A window whose width can change. */
const openWide = (isWide: boolean) => {
  openWindow();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const listeners = new Set<() => void>();
  const width = {
    matches: isWide,
    addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  };
  const other = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', (query: string) => (query === '(width >= 800px)' ? width : other));
  return (next: boolean) =>
    act(async () => {
      width.matches = next;
      for (const listener of listeners) listener();
    });
};

/** Both places of the widget in a page, and those that have it. */
const open = async (isWide: boolean, told: object | null = null) => {
  const change = openWide(isWide);
  const queries = new QueryClient();
  if (told) queries.setQueryData(liveShowsKey('en'), told);
  const { client } = clientOf([json(onAndSoon)]);
  const part = await renderLive(
    <>
      <Live {...around} client={client} place="line" />
      <Live {...around} client={client} place="drawer" />
    </>,
    { queries },
  );
  const places = () => [...document.querySelectorAll('aside')].map(({ dataset }) => dataset['place']);
  return { ...part, change, places };
};

describe('where the widget is', () => {
  test.each([
    [true, 'drawer', 'idle'],
    [false, 'line', 'idle'],
    [false, 'drawer', 'fetching'],
  ] as const)(
    'LAY-07: in a window that is wide: %s the code of the %s is %s',
    async (isWide, place, fetchStatus) => {
      openWide(isWide);
      const queries = new QueryClient();
      const { client } = clientOf([json(onAndSoon)]);
      await renderLive(<Live {...around} {...{ client, place }} />, { queries });
      expect(queries.getQueryState(['live-widget'])?.fetchStatus).toBe(fetchStatus);
    },
  );

  test.each([
    [true, 'line', 'drawer'],
    [false, 'drawer', 'line'],
  ])(
    'LAY-07: in a window that is wide: %s it is in the %s; after a change in the %s',
    async (isWide, first, then) => {
      const { change, places, until } = await open(isWide);
      await until(() => expect(places()).toEqual([first]));
      await change(!isWide);
      await until(() => expect(places()).toEqual([then]));
    },
  );

  test.each([
    [null, 'false'],
    [onAndSoon, 'true'],
  ])('LAY-07: the line under the header has room where the server has told %j: %s', async (told, isTold) => {
    const { find, places, until } = await open(true, told);
    await until(() => expect(places()).toEqual(['line']));
    expect(find('div').dataset['told']).toBe(isTold);
  });
});

test('LAY-07: in the other language the widget asks for the shows in that language, and tells those', async () => {
  openWide(true);
  const { client, calls } = clientOf([
    json(onAndSoon),
    json({ live: [{ ...concert, url: '/fr/spectacles/concert' }], upcoming: [] }),
  ]);
  const { find, html, redraw, until } = await renderLive(<Live {...around} client={client} place="line" />);
  const asked = () => calls.map((url) => /\b(en|fr)\b/.exec(url)?.[1]);
  await until(() => expect([asked(), find('aside').hidden]).toEqual([['en'], false]));
  await redraw(<Live {...around} lang="fr" client={client} place="line" />);
  await until(() => expect([asked(), find('aside').hidden]).toEqual([['en', 'fr'], false]));
  expect([...new Set(valuesOf(html(), 'href'))]).toEqual([
    '/icons/sprite.svg#down',
    '/fr/spectacles/concert',
  ]);
});

/** The widget by itself, as it is drawn; ids are replaced. */
const widget = async (answer: object, place: 'line' | 'drawer', texts: Record<string, object> = {}) => {
  openWide(true);
  const { client, calls } = clientOf([json(answer)]);
  const { find, until } = await renderLive(<LiveShows {...around} {...{ client, place }} />, { texts });
  await until(() => expect([calls.length, find('aside').dataset['known']]).toEqual([1, 'true']));
  return {
    press: () => act(async () => find('button').click()),
    html: () => plainHtml(find('aside').outerHTML).replaceAll(/="_r_\w+"/g, '="the-panel"'),
  };
};

const drawn = (state: string, rest: string) =>
  `<aside data-scope="liveShows" data-state="known.${state}" data-place="drawer" data-known="true" ${rest}</aside>`;
const down = '<svg aria-hidden="true"><use href="/icons/sprite.svg#down"></use></svg>';
const coming =
  '<li><time datetime="2027-07-16T23:30:00Z">7:30 pm</time> <a href="/en/shows/clowns">clowns</a></li>';

describe('the widget', () => {
  test.each([
    [
      'something is on',
      onAndSoon,
      'true',
      'Live',
      `<li data-live="true"><b>On now</b> <a href="/en/shows/concert">concert</a></li>${coming}`,
    ],
    ['something is to come', { live: [], upcoming: [clowns] }, 'false', 'Soon', coming],
  ])('LAY-08: where %s, its button names and folds the list', async (_, answer, isOn, word, list) => {
    const { html, press } = await widget(answer, 'drawer');
    const label = `<i data-on="${isOn}" aria-hidden="true"></i>${word}${down}</button>`;
    expect(html()).toBe(
      drawn(
        'open',
        `aria-label="Right now"><button type="button" aria-expanded="true" aria-controls="the-panel">${label}<div id="the-panel"><ul>${list}</ul></div>`,
      ),
    );
    await press();
    expect(html()).toBe(
      drawn('closed', `aria-label="Right now"><button type="button" aria-expanded="false">${label}`),
    );
  });

  test('LAY-07: where nothing is on it is not there, without a name', async () => {
    const { html } = await widget({ live: [], upcoming: [] }, 'drawer');
    expect(html()).toBe(drawn('none', 'hidden="">'));
  });

  test('LAY-07: without its words, which another version of the site has taken away, it is not there', async () => {
    const { html } = await widget(onAndSoon, 'drawer', { liveShows: {} });
    expect(html()).toBe(drawn('open', 'hidden="">'));
  });

  test('LAY-10: in the line its list is a ticker', async () => {
    const { html } = await widget(onAndSoon, 'line');
    expect([html().includes('data-scope="motion"'), html().includes('data-place="line"')]).toEqual([
      true,
      true,
    ]);
  });
});
