import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
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
