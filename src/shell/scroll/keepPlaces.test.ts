import { describe, expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import type { SiteRouter } from '../router.ts';
import { isRouters } from './isRouters.ts';
import { keepPlaces } from './keepPlaces.ts';
import type { Place } from './place.ts';

/** The visitor was at the second show, 40 px below the top of the window. */
const noted: Place = {
  selector: 'main a[href="/en/shows"]',
  index: 1,
  top: 40,
  scrolled: 700,
  link: { selector: 'main a[href="/en/shows"]', index: 1 },
};

/** A page whose elements are at these distances from the top of the window: two links, with these contents, and a part. */
const open = ({
  hash = '',
  tops = [100, 500],
  contents = ['1', '2'],
}: { hash?: string; tops?: number[]; contents?: readonly string[] } = {}) => {
  openWindow();
  const linked = contents.map((content) => `<a href="/en/shows">${content}</a>`).join('');
  document.body.innerHTML = `<main id="main" tabindex="-1"><p>${linked}</p><h2 id="dates">Dates</h2></main>`;
  const links = [...document.querySelectorAll('a')];
  for (const [index, element] of [...links, ...document.querySelectorAll('h2')].entries())
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(
      Object.assign(Object.create(null), { top: tops[index] ?? 900 }),
    );
  vi.stubGlobal('location', new URL(`https://festival.example/en${hash}`));
  const history: { state: Record<string, unknown> | null } = { state: null };
  vi.stubGlobal('history', history);
  vi.stubGlobal('History', {
    prototype: {
      replaceState(this: typeof history, state: Record<string, unknown>) {
        this.state = state;
      },
    },
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('getComputedStyle', (element: Element) => ({
    position: 'static',
    scrollMarginTop: element.id === 'dates' ? '30px' : '0px',
    scrollPaddingTop: element === document.documentElement ? '20px' : '0px',
  }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const moves: number[] = [];
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => moves.push(top));
  const jumps: unknown[] = [];
  vi.stubGlobal('scrollTo', (to: unknown) => jumps.push(to));
  let rendered = (_: { toLocation: { state: object } }): void => {};
  const router: SiteRouter = Object.assign(Object.create(null), {
    subscribe: (_: string, hear: typeof rendered) => {
      rendered = hear;
    },
  });
  const { glideTo } = keepPlaces(router, document);
  return {
    links,
    moves,
    jumps,
    glideTo,
    history,
    scroll: () => document.documentElement.dataset['scroll'],
    /** The router has drawn an entry of the history. */
    draw: (entry: string, state: object = {}) => {
      history.state = { __TSR_key: entry, ...state };
      rendered({ toLocation: { state: history.state } });
    },
    place: () => history.state?.['place'],
  };
};

describe('where a page is after a navigation', () => {
  test('RTE-25: Back leads to the noted element, and gives the focus to the link that was used', () => {
    const { draw, links, moves, jumps, scroll } = open();
    draw('first');
    draw('second', { place: noted });
    expect([moves, jumps, document.activeElement, scroll()]).toEqual([[460], [], links[1], 'settles']);
  });

  test('RTE-25: after a reload the focus is left to the browser', () => {
    const { draw, moves } = open();
    draw('first', { place: noted });
    expect([moves, document.activeElement]).toEqual([[460], document.body]);
  });

  test('RTE-25: until the element is drawn the page is as far down as it was', () => {
    const { draw, jumps, moves } = open();
    draw('first', { place: { ...noted, index: 7 } });
    expect([jumps, moves]).toEqual([[{ top: 700, behavior: 'instant' }], []]);
  });

  test('RTE-27: a fragment leads to its place below the header, at once', () => {
    const { draw, moves, scroll } = open({ hash: '#dates' });
    draw('first');
    expect([moves, scroll()]).toEqual([[850], 'settles']);
  });

  test('RTE-27: a press on a link into the page glides there', () => {
    const { draw, glideTo, moves, scroll } = open({ hash: '#dates' });
    glideTo(new URL('https://festival.example/en#dates'));
    draw('first');
    expect([moves, scroll()]).toEqual([[], 'glides']);
  });

  test('RTE-25: Back to where a glide once led is Back to the noted place', () => {
    const { draw, glideTo, moves } = open({ hash: '#dates' });
    glideTo(new URL('https://festival.example/en#dates'));
    draw('first');
    document.dispatchEvent(new Event('wheel'));
    draw('second', { place: noted });
    expect(moves).toEqual([460]);
  });

  test('RTE-25: another page without a noted place is the router’s to scroll', () => {
    const { draw, glideTo, moves, scroll } = open();
    glideTo(new URL('https://festival.example/en/other#dates'));
    draw('first');
    expect([moves, scroll(), isRouters()]).toEqual([[], undefined, true]);
  });

  test.each([
    ['of a place that was noted', '', { place: noted }, false],
    ['of a fragment', '#dates', {}, false],
    ['of neither', '', {}, true],
  ])('RTE-25: the top of an entry %s is the router’s: %s', (_, hash, state, is) => {
    const { draw } = open({ hash });
    draw('first', state);
    expect(isRouters()).toBe(is);
  });

  test('RTE-25: the same entry drawn again moves nothing', () => {
    const { draw, moves } = open();
    draw('first', { place: noted });
    draw('first', { place: noted });
    expect(moves).toEqual([460]);
  });
});

describe('what is noted of a place', () => {
  test('RTE-25: a press notes its element and its link, in the entry that is drawn alone', () => {
    const { draw, links, history, place } = open();
    history.state = { __TSR_key: 'first' };
    links[1]?.click();
    const before = place();
    draw('first');
    links[1]?.click();
    expect([before, place(), history.state['__TSR_key']]).toEqual([
      undefined,
      { ...noted, top: 500, scrolled: 0 },
      'first',
    ]);
  });

  test('RTE-25: of links to one address that tell times, each is noted by its own', () => {
    const contents = ['19:30', '21:00'].map((time) => `<time datetime="${time}"></time>`);
    const { draw, links, place } = open({ contents });
    draw('first');
    links[1]?.click();
    const name = { selector: 'main a[href="/en/shows"]:has(time[datetime="21:00"])', index: 0 };
    expect(place()).toEqual({ ...name, top: 500, scrolled: 0, link: name });
  });

  test('RTE-25: a press in a part that stays in sight notes what is in the middle of the window', () => {
    const { draw, links, place } = open();
    draw('first');
    vi.stubGlobal('getComputedStyle', ({ tagName }: Element) => ({
      position: tagName === 'P' ? 'sticky' : 'static',
    }));
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 800);
    document.elementFromPoint = () => null;
    links[1]?.click();
    expect(place()).toEqual({ ...noted, selector: '#main', index: 0, top: 0, scrolled: 0 });
  });

  test('RTE-25: while the page moves to its place nothing is noted', () => {
    const { draw, links, place } = open();
    draw('first', { place: noted });
    links[0]?.click();
    expect(place()).toEqual(noted);
  });

  test.each(['wheel', 'pointerdown', 'keydown'])('RTE-25: the visitor’s %s ends that', (type) => {
    const { draw, scroll } = open();
    draw('first', { place: noted });
    document.dispatchEvent(new Event(type));
    expect(scroll()).toBeUndefined();
  });

  test('RTE-25: after a scroll the page notes what is in the middle of the window', () => {
    const { draw, links, place } = open();
    draw('first');
    vi.stubGlobal('innerWidth', 1000);
    vi.stubGlobal('innerHeight', 800);
    const looks: [number, number][] = [];
    document.elementFromPoint = (...at) => {
      looks.push(at);
      return at[1] === 280 ? (links[0] ?? null) : document.getElementById('main');
    };
    document.dispatchEvent(new Event('scrollend'));
    expect([looks, place()]).toEqual([
      [
        [400, 400],
        [400, 280],
      ],
      { ...noted, index: 0, top: 100, scrolled: 0, link: null },
    ]);
  });
});
