import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { groupByTime } from '#contract/programme/calendar/dayView.ts';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { calendarClientOf } from '#src/api/testing/calendarHost.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { asking, frame, july, sixteenth, stateAt, tileAt } from '../testing/sample.ts';
import { linksOf } from '../calendar.url.ts';
import { useWords } from '../words.ts';
import { heightsIn } from './heights.ts';
import { LongDay } from './LongDay.tsx';
import { stretchesOf } from './stretches.ts';
import { WatchedStretch } from './WatchedStretch.tsx';

/** A window whose test tells what is in sight. */
const openSight = () => {
  openWindow();
  const watched = new Map<Element, (isIntersecting: readonly boolean[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      seen = new Set<Element>();
      hear: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(hear: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.hear = hear;
      }
      observe(element: Element) {
        this.seen.add(element);
        watched.set(element, (all) => this.hear(all.map((isIntersecting) => ({ isIntersecting }))));
      }
      disconnect() {
        for (const element of this.seen) watched.delete(element);
      }
    },
  );
  return {
    isWatched: (element: Element) => watched.has(element),
    tell: (element: Element, ...isIntersecting: boolean[]) =>
      act(async () => watched.get(element)?.(isIntersecting)),
  };
};

test('CAL-10: shows are drawn near the window and while one of them has the focus', async () => {
  const { tell } = openSight();
  const heights = heightsIn(new QueryClient(), 'one');
  const [stretch] = stretchesOf([tileAt('19:00'), tileAt('19:00', { id: '2' })]);
  if (!stretch) throw new Error('There is no stretch');
  heights.note('other', 500, 2);
  const Stretch = () => <WatchedStretch {...{ stretch, heights }} words={useWords()} now={null} />;
  const { find } = await renderLive(<Stretch />);
  const place = find('div');
  const look = () => [place.querySelectorAll('a').length, place.style.height];
  const seen = [look()];
  await tell(place, true, false);
  seen.push(look());
  await tell(place, false, true);
  seen.push(look());
  await act(async () => find('a').focus());
  await tell(place, false);
  seen.push(look());
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await act(async () => find('a').blur());
  seen.push(look());
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const within = new window.FocusEvent('focusout', { bubbles: true, relatedTarget: find('a', 1) });
  await act(async () => void find('a').dispatchEvent(within));
  seen.push(look());
  await act(async () => find('a').focus());
  await act(async () => find('a').blur());
  seen.push(look());
  const [drawn, gone] = [
    [2, ''],
    [0, '500px'],
  ];
  expect(seen).toEqual([drawn, gone, drawn, drawn, drawn, drawn, gone]);
});

describe('CAL-10: the rest of a long day', () => {
  const shows = Array.from({ length: 250 }, (_, place) =>
    programmationOf(String(place), { date: { start: '2027-07-17T00:00:00Z' } }),
  );
  const groups = groupByTime(shows.slice(0, 100).map(({ id }) => tileAt('20:00', { id })));

  /** The first hundred of 250 shows, on a host that fails or answers. */
  const begin = async (host = { fails: false }) => {
    const { tell } = openSight();
    const taken: boolean[] = [];
    // Nothing is gone to.
    addEventListener('click', (event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    });
    const { client } = calendarClientOf(shows);
    const means = {
      ...asking,
      client: {
        ...client,
        day: (...asked: Parameters<typeof client.day>) =>
          host.fails ? Promise.reject(new Error('offline')) : client.day(...asked),
      },
    };
    const day = sixteenth.day && { ...sixteenth.day, total: 250, hidden: 150, groups };
    if (!day) throw new Error('There is no day');
    const state = stateAt({ mode: 'day', day: day.date });
    const Day = () => (
      <LongDay
        {...{ day }}
        asking={means}
        words={useWords()}
        present={july.present}
        now={() => july.present.instant}
        link={linksOf('/en/calendar', state, frame)}
        hrefOf={(offset) => `/${offset}`}
      />
    );
    const { find, until } = await renderLive(<Day />, {
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    });
    const look = () => [
      ...[find('output'), ...find('nav').querySelectorAll('[role=alert], a')].map(
        ({ textContent }) => textContent,
      ),
      find('nav').querySelector('a')?.getAttribute('href'),
    ];
    return {
      tell: (isInSight: boolean) => tell(find('nav'), isInSight),
      look,
      taken,
      comes: (count: number) => until(() => expect(look()[0]).toContain(`Showing ${count} of`)),
      until,
      press: (name: 'a' | 'button', keys: MouseEventInit = {}) =>
        act(async () => {
          const pressed = find('nav').querySelector(name);
          pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
        }),
    };
  };
  const first = ['Showing 100 of 250', 'Next 100 shows', '/100'];
  const second = ['Showing 200 of 250', 'Next 50 shows', '/200'];

  test('CAL-10: comes in place by a press of the link to it, a hundred at a time, to the end', async () => {
    const { look, comes, press, taken } = await begin();
    const seen = [look()];
    await press('a', { ctrlKey: true });
    await press('a');
    await comes(200);
    seen.push(look());
    await press('a');
    await comes(250);
    expect([...seen, look()]).toEqual([first, second, ['Showing 250 of 250', undefined]]);
    expect(taken).toEqual([false, true, true]);
  });

  test('CAL-10: comes by itself once its end is near the window', async () => {
    const { look, comes, tell } = await begin();
    await tell(false);
    const seen = [look()];
    await tell(true);
    await comes(200);
    expect([...seen, look()]).toEqual([first, second]);
  });

  test('CAL-56: says where it did not come, and comes by another press', async () => {
    const host = { fails: true };
    const { look, comes, press, until } = await begin(host);
    await press('a');
    await until(() => expect(look()).toHaveLength(4));
    const seen = [look()];
    host.fails = false;
    await press('button');
    await comes(200);
    expect([...seen, look()]).toEqual([
      [first[0], 'The next shows did not load.Try again', ...first.slice(1)],
      second,
    ]);
  });
});

test('CAL-10: a rest of the day that does not come says so, and is asked for again by a press alone', async () => {
  const { isWatched, tell } = openSight();
  const { day } = sixteenth;
  if (!day) throw new Error('There is no day');
  const state = stateAt({ mode: 'day', day: day.date });
  const Day = () => (
    <LongDay
      {...{ day, asking }}
      words={useWords()}
      present={july.present}
      now={() => july.present.instant}
      link={linksOf('/en/calendar', state, frame)}
      hrefOf={(offset) => `/${offset}`}
    />
  );
  const { find, html, until } = await renderLive(<Day />, {
    queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });
  const foot = find('nav');
  const seen = [isWatched(foot)];
  await tell(foot, true);
  await until(() => expect(html()).toContain('role="alert"'));
  expect([...seen, isWatched(foot)]).toEqual([true, false]);
});
