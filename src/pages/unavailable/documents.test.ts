import { afterEach, describe, expect, test, vi } from 'vitest';
import { handFocusOn } from './handFocusOn.ts';
import { reloadOnce } from './reloadOnce.ts';
import { reviveStyles } from './reviveStyles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a part of the site’s code that is missing', () => {
  test('LDR-08: the document is loaded anew, once a minute at most', () => {
    vi.useFakeTimers({ now: Date.parse('2027-07-16T12:00:00Z') });
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    let reloads = 0;
    vi.stubGlobal('location', { reload: () => (reloads += 1) });
    const counts: number[] = [];
    for (const wait of [0, 0, 59_999, 1, 59_999]) {
      vi.advanceTimersByTime(wait);
      reloadOnce();
      counts.push(reloads);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2]);
  });
});

test.each([
  ['navigate', 1],
  ['reload', 0],
])(
  'LDR-08: where nothing can be remembered a document that came by %s is loaded anew %i times: it ends',
  (type, expected) => {
    class Timing {
      type = type;
    }
    vi.stubGlobal('PerformanceNavigationTiming', Timing);
    vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    let reloads = 0;
    vi.stubGlobal('location', { reload: () => (reloads += 1) });
    reloadOnce();
    expect(reloads).toBe(expected);
  },
);

describe('styles that did not come', () => {
  /** A page with such styles, whose network brings them or does not. */
  const openPage = (brings: (href: string) => boolean) => {
    const page: { rel: string; href: string }[] = [];
    const failed = ['/assets/a.css', '/assets/b.css'].map((href) => ({
      getAttribute: (name: string) => (name === 'href' ? href : null),
      replaceWith: (link: { rel: string; href: string; tell: (type: string) => void }) => {
        page.push({ rel: link.rel, href: link.href });
        link.tell(brings(href) ? 'load' : 'error');
      },
    }));
    vi.stubGlobal('document', {
      querySelectorAll: (asked: string) => (asked === 'link[data-failed]' ? failed : []),
      createElement: (name: string) => {
        const heard = new Map<string, () => void>();
        return {
          name,
          addEventListener: (type: string, act: () => void) => heard.set(type, act),
          tell: (type: string) => heard.get(type)?.(),
        };
      },
    });
    return page;
  };

  test('LDR-08: each is asked for again in its place', async () => {
    const page = openPage(() => true);
    await reviveStyles();
    expect(page).toEqual([
      { rel: 'stylesheet', href: '/assets/a.css' },
      { rel: 'stylesheet', href: '/assets/b.css' },
    ]);
  });

  test('LDR-08: one that fails again is told', async () => {
    openPage((href) => href.endsWith('a.css'));
    await expect(reviveStyles()).rejects.toThrow('No styles /assets/b.css');
  });
});

test.each([
  ['in it', true, ['main']],
  ['elsewhere', false, []],
])('RTE-02: a view that goes away hands the focus on, where that was %s', (_, isInside, focused) => {
  const told: unknown[] = [];
  const button = {};
  vi.stubGlobal('document', {
    activeElement: button,
    getElementById: (id: string) => ({ focus: (how: object) => told.push(id, how) }),
  });
  const view = Object.assign(Object.create(null), { contains: (one: object) => one === button && isInside });
  handFocusOn(view)();
  handFocusOn(null)();
  expect(told).toEqual(focused.flatMap((id) => [id, { preventScroll: true }]));
});
