import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { listenToLinks, type LinkHandlers } from './links.ts';

const origin = 'https://festival.example';

/** An element in a link to a path, or in none. */
class Point {
  readonly #path: string | null;
  constructor(path: string | null) {
    this.#path = path;
  }
  closest() {
    if (this.#path === null) return null;
    return {
      href: origin + this.#path,
      target: '',
      hasAttribute: () => false,
      querySelector: () => null,
      closest: () => null,
    };
  }
}

/** A page of links that are listened to. @returns makes an event happen on the link to a path */
const listen = (handlers: Partial<LinkHandlers>) => {
  vi.stubGlobal('Element', Point);
  vi.stubGlobal('location', new URL(`${origin}/fr`));
  const listeners = new Map<string, (event: object) => void>();
  const document: Document = Object.assign(Object.create(null), {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  listenToLinks(document, { onFollow: () => {}, onFragment: () => {}, onIntent: () => {}, ...handlers });
  return (type: string, path: string | null, how: object = {}): void =>
    listeners.get(type)?.({ target: new Point(path), button: 0, preventDefault: () => {}, ...how });
};

/** The paths that may soon be followed, as a page tells them during these events. */
const toldDuring = (events: readonly (readonly [type: string, path: string | null])[]): string[] => {
  const told: string[] = [];
  const happen = listen({ onIntent: ({ pathname }) => told.push(pathname) });
  for (const [type, path] of events) happen(type, path);
  return told;
};

const press = (path: string) =>
  [
    ['pointerover', path],
    ['touchstart', path],
    ['focusin', path],
  ] as const;

test.each([
  ['a press of a link is told once', press('/fr/a'), ['/fr/a']],
  ['so is each link', [...press('/fr/a'), ...press('/fr/b')], ['/fr/a', '/fr/b']],
  [
    'a pointer that comes back tells it again',
    [...press('/fr/a'), ['pointerover', null], ['pointerover', '/fr/a']],
    ['/fr/a', '/fr/a'],
  ],
  [
    'so does a press after the link was followed',
    [...press('/fr/a'), ['click', '/fr/a'], ...press('/fr/a')],
    ['/fr/a', '/fr/a'],
  ],
] as const)('LDR-15: %s', (_, events, told) => {
  expect(toldDuring(events)).toEqual(told);
});

test.each<[string, object, boolean]>([
  ['plain', {}, true],
  ['with Ctrl', { ctrlKey: true }, false],
  ['with ⌘', { metaKey: true }, false],
  ['with Shift', { shiftKey: true }, false],
  ['with Alt', { altKey: true }, false],
  ['of the middle button', { button: 1 }, false],
  ['that something else has taken', { defaultPrevented: true }, false],
])('a click %s is followed in the page, or left to the browser', (_, how, isFollowed) => {
  const followed: string[] = [];
  const happen = listen({ onFollow: ({ pathname }) => followed.push(pathname) });
  const preventDefault = vi.fn();
  happen('click', '/fr/a', { preventDefault, ...how });
  expect([followed, preventDefault.mock.calls.length]).toEqual(isFollowed ? [['/fr/a'], 1] : [[], 0]);
});

test.each([
  ['/fr#tickets', false],
  ['/fr', true],
  ['/fr?city=Laval#tickets', true],
  ['/fr/shows#tickets', true],
])(
  'RTE-27: whether a link to %s leads to another page than /fr, or to a place in it: %s',
  (path, isFollowed) => {
    const [followed, within]: [string[], string[]] = [[], []];
    const told = (to: string[]) => (url: URL) => void to.push(url.pathname + url.search + url.hash);
    const happen = listen({ onFollow: told(followed), onFragment: told(within) });
    const preventDefault = vi.fn();
    happen('click', path, { preventDefault });
    expect([followed, within, preventDefault.mock.calls.length]).toEqual(
      isFollowed ? [[path], [], 1] : [[], [path], 0],
    );
  },
);

test.each([
  ['/en/shows', '', true],
  ['/en/shows', 'target="_self"', true],
  ['/en/shows', 'target="_blank"', false],
  ['/en/shows', 'target="tickets"', false],
  ['/en/shows', 'download', false],
  ['/en/calendar?month=2027-07&print=', '', false],
  ['/', '', false],
  ['/api/newsletter', '', false],
  ['/media/plan', '', false],
  ['/assets/plan', '', false],
  ['/index.js', '', false],
  ['/plan.pdf', '', false],
  ['/plan.webp', '', false],
  ['/bold.woff2', '', false],
  ['/en/shows/act.2', '', true],
  ['/en/shows/dr.strange', '', true],
  ['/en/api/shows', '', true],
  ['https://elsewhere.example/en', '', false],
])('RTE-28: a link to %s, %s: whether the page shows it: %s', (href, attributes, isShown) => {
  openWindow();
  vi.stubGlobal('location', window.location);
  const followed: string[] = [];
  const prepared: string[] = [];
  listenToLinks(document, {
    onFollow: ({ pathname }) => followed.push(pathname),
    onFragment: () => {},
    onIntent: ({ pathname }) => prepared.push(pathname),
  });
  document.body.innerHTML = `<a href="${href}" ${attributes}>there</a>`;
  addEventListener('click', (event) => event.preventDefault());
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link?.click();
  // A download is prepared, too, and another window: what it names may be a page.
  expect([prepared.length > 0, followed]).toEqual([
    isShown || ['download', 'target="tickets"'].includes(attributes),
    isShown ? [href] : [],
  ]);
});
