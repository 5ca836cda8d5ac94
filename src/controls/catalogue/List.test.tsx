import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { List } from './List.tsx';
import type { ListPages } from './useListPages.ts';

type Props = Parameters<typeof List<string>>[0];
const page = (offset: number, items: string[]) => ({ offset, items });
const more: Props['mores'][number] = { href: '/next', leavesStretch: false, onPressed: () => {} };

const listOf = (list: Partial<ListPages<string>>, props: Partial<Props> = {}) => (
  <List
    name="videos"
    list={{
      pages: [page(0, ['a', 'b'])],
      total: 5,
      hasMore: true,
      status: 'ready',
      onRetry: () => {},
      ...list,
    }}
    earlier={null}
    empty={{ text: 'Nothing here.', label: 'Everything', href: '/all' }}
    mores={[more]}
    renderPage={({ offset, items }, onFirstLink) => (
      <i key={offset}>{`[${items.join(' ')}${onFirstLink ? ', its first link takes the focus' : ''}]`}</i>
    )}
    {...props}
  />
);
const draw = (...drawn: Parameters<typeof listOf>) => renderScreen(listOf(...drawn));
const told = (...drawn: Parameters<typeof listOf>) => textOf(draw(...drawn));
const linksIn = (html: string) => partsOf(html, 'a').map((link) => [textOf(link), valuesOf(link, 'href')[0]]);

describe('RTE-17: what a long list says', () => {
  test('RTE-17: its name, its pages, the way on and how many are shown; the pages after the first may take the focus', () => {
    const html = draw({ pages: [page(24, ['a', 'b']), page(26, ['c'])], total: 40 });
    expect(textOf(html)).toBe('The videos [a b] [c, its first link takes the focus] Show more 27 of 40');
    expect(html).toMatch(
      /^<section [^>]*aria-labelledby="videos-list"><h2 [^>]*id="videos-list" tabindex="-1">/,
    );
    expect(linksIn(html)).toEqual([['Show more', '/next']]);
  });

  test('RTE-17: at the end no way on is offered; of an unknown length no count is told', () => {
    expect(told({ hasMore: false })).toBe('The videos [a b]');
    expect(told({ total: null })).toBe('The videos [a b] Show more');
  });

  test('RTE-17: after a first page that was left out stands the way back', () => {
    const html = draw({}, { earlier: '/before' });
    expect(textOf(html)).toBe('The videos The videos before these [a b] Show more 2 of 5');
    expect(linksIn(html)).toEqual([
      ['The videos before these', '/before'],
      ['Show more', '/next'],
    ]);
  });

  test('RTE-17: an empty list says so once it is known, with the way out and no way back', () => {
    const empty = { pages: [page(0, [])], hasMore: false };
    const html = draw(empty, { earlier: '/before' });
    expect(textOf(html)).toBe('The videos Nothing here. Everything []');
    expect([valuesOf(html, 'role'), linksIn(html)]).toEqual([['status'], [['Everything', '/all']]]);
    expect(told({ ...empty, status: 'failed' })).not.toContain('Nothing here.');
    // A page without entries, and more after it.
    expect(told({ pages: [page(0, [])] })).toBe('The videos [] Show more 0 of 5');
    expect(told({ pages: [page(0, []), page(2, ['c'])], hasMore: false })).not.toContain('Nothing here.');
    expect(told({ pages: [] })).toBe('The videos Show more 0 of 5');
  });

  test('RTE-17: while it waits it says so, with an outline of what comes, and offers no way on', () => {
    const html = draw({ status: 'loading' });
    expect([textOf(html), valuesOf(html, 'role')]).toEqual(['The videos [a b] Loading...', ['status']]);
    expect(/aria-hidden="true">(.*?)<\/div>/.exec(html)?.[1]).toBe('<span></span>'.repeat(4));
    expect(valuesOf(draw({}), 'role')).toEqual([]);
  });

  test('RTE-17: a failure is told at once, and tried again on a press', () => {
    let retries = 0;
    const list = { status: 'failed', onRetry: () => (retries += 1) } as const;
    const html = renderScreen(listOf(list), { presses: ['Try again'] });
    expect([textOf(html), valuesOf(html, 'role'), retries]).toEqual([
      'The videos [a b] These videos could not be loaded. Try again',
      ['alert'],
      1,
    ]);
  });

  test('RTE-17: before the window is known each width has its own way on, with its own count', () => {
    const html = draw(
      { pages: [page(0, ['a', 'b', 'c', 'd'])] },
      {
        mores: [
          { ...more, href: '/narrow', only: 'narrow', atMost: 2 },
          { ...more, href: '/wide', only: 'wide' },
        ],
      },
    );
    expect([textOf(html), valuesOf(html, 'data-only')]).toEqual([
      'The videos [a b c d] Show more 2 of 5 Show more 4 of 5',
      ['narrow', 'wide'],
    ]);
  });
});

test.each([
  ['a plain press shows more in place', {}, false, ['kept', 'more']],
  ['a press for another tab is the browser’s', { ctrlKey: true }, false, []],
  ['into another stretch it is a link like any other', {}, true, []],
] as const)('RTE-17: %s', (_, keys, leavesStretch, expected) => {
  const happened: string[] = [];
  const mores = [{ ...more, leavesStretch, onPressed: () => happened.push('more') }];
  const event = { button: 0, preventDefault: () => happened.push('kept'), ...keys };
  renderScreen(listOf({}, { mores }), { presses: ['Show more'], event });
  expect(happened).toEqual(expected);
});

describe('RTE-17: the focus in a long list', () => {
  const links: Partial<Props> = {
    renderPage: ({ offset, items }, onFirstLink) =>
      items.map((item, place) => (
        <a key={item} href={`/${offset}/${item}`} ref={place === 0 ? onFirstLink : undefined}>
          {item}
        </a>
      )),
  };
  /** The text of what got the focus, and how. */
  const spyOnFocus = () => {
    openWindow();
    const { mock } = vi.spyOn(HTMLElement.prototype, 'focus');
    return () =>
      mock.contexts.map((element, each) => [
        element instanceof HTMLElement && element.textContent,
        ...(mock.calls[each] ?? []),
      ]);
  };

  test('RTE-17: who asks for more goes on at the first of what comes, where the page stands; once', async () => {
    const focused = spyOnFocus();
    const pages = [page(0, ['a', 'b']), page(2, ['c', 'd']), page(4, ['e'])];
    const { find, redraw } = await renderLive(listOf({ pages: pages.slice(0, 1) }, links));
    expect(focused()).toEqual([]);
    await act(async () => find('a', 2).click());
    await redraw(listOf({ pages: pages.slice(0, 2) }, links));
    expect(focused()).toEqual([['c', { preventScroll: true }]]);
    await redraw(listOf({ pages }, links));
    expect(focused()).toHaveLength(1);
  });

  test('RTE-17: who tries again goes on at the name of the list: the button is gone', async () => {
    const focused = spyOnFocus();
    const { find } = await renderLive(listOf({ status: 'failed' }, links));
    await act(async () => find('button').click());
    expect(focused()).toEqual([['The videos', { preventScroll: true }]]);
  });
});
