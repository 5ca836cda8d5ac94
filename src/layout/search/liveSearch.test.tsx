import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { inRouter } from '#src/testing/inRouter.tsx';
import { settings } from '#src/testing/renderAt.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { SearchToggle } from './SearchToggle.tsx';

const hitOf = (name: string, kind: string) => ({
  objectID: name,
  title: name,
  url: `/en/shows/${name}`,
  kind,
});
const gala = hitOf('gala', 'show');
const hits = [gala, hitOf('galop', 'artist')];

const never = new Promise<Response>(() => undefined);

/** The header's search on a page beside a link, with a service that answers so many questions. */
const open = async (
  loadTexts: () => Promise<void> = () => Promise.resolve(),
  found = hits,
  answered = Infinity,
) => {
  let asked = 0;
  const queries = new QueryClient();
  const { page, went } = await inRouter(
    <>
      <SearchToggle lang="en" loadTexts={loadTexts} />
      <a href="#elsewhere">elsewhere</a>
    </>,
    {
      settings,
      clock: { now: () => Date.parse('2027-07-16T12:00:00Z') },
      fetch: async () => {
        asked += 1;
        return asked > answered ? never : Response.json({ results: [{ hits: found, nbHits: found.length }] });
      },
    },
  );
  const part = await renderLive(page, { queries });
  const bar = () => document.querySelector('form[role="search"]');
  const toggle = part.find('button');
  return {
    ...part,
    queries,
    bar,
    toggle,
    went,
    /** Opens the bar, and types into it until there are suggestions. */
    suggest: async () => {
      await act(async () => toggle.focus());
      await act(async () => toggle.click());
      await part.until(() => expect(document.activeElement?.getAttribute('name')).toBe('q'));
      await act(async () => type('gal'));
      await part.until(() => expect(document.querySelectorAll('[role="option"]').length).toBe(found.length));
    },
  };
};

const field = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('input[role="combobox"]');
  if (!found) throw new Error('There is no bar');
  return found;
};
/** As a visitor types: React hears of a value that it has not set itself. */
const type = (text: string): void => {
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (key: string) =>
  act(async () =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  );
const submit = () => act(async () => field().form?.requestSubmit());

describe('the bar of the search', () => {
  test('LAY-06: Enter leads to the results of the typed words, and the bar goes', async () => {
    const { suggest, went, bar } = await open();
    await suggest();
    await submit();
    expect([went(), bar()]).toEqual([[{ href: '/en/search?q=gal' }], null]);
  });

  test.each([
    [['ArrowDown'], '/en/shows/gala'],
    [['ArrowDown', 'ArrowDown'], '/en/shows/galop'],
    [['ArrowUp'], '/en/shows/galop'],
    [['ArrowDown', 'ArrowUp'], '/en/search?q=gal'],
  ])('LAY-06: after %s Enter leads to %s', async (keys, href) => {
    const { suggest, went } = await open();
    await suggest();
    for (const key of keys) await press(key);
    await submit();
    expect(went()).toEqual([{ href }]);
  });

  test('LAY-06: Enter before the next suggestions leads to the results of what is typed now', async () => {
    const { suggest, went } = await open(undefined, hits, 1);
    await suggest();
    await act(async () => type('galapagos'));
    await submit();
    expect(went()).toEqual([{ href: '/en/search?q=galapagos' }]);
  });

  const option = (place: number, isSelected: boolean, title: string, kind: string) =>
    `<div id="search-suggestions-${place}" role="option" tabindex="-1" aria-selected="${isSelected}"><span>${title}</span><small>${kind}</small></div>`;

  test('LAY-06: readers hear how many suggestions there are, what each is, and which one the arrows have reached', async () => {
    const { suggest, bar } = await open();
    await suggest();
    const heard = () => [
      bar()?.querySelector('[role="status"]')?.textContent,
      ...['aria-expanded', 'aria-controls', 'aria-activedescendant', 'maxlength'].map((name) =>
        field().getAttribute(name),
      ),
      bar()?.querySelector('[role="listbox"]')?.outerHTML,
    ];
    const list = (first: boolean) =>
      `<div id="search-suggestions" role="listbox" aria-label="Suggestions">${option(0, first, 'gala', 'Show')}${option(1, false, 'galop', 'Artist')}</div>`;
    const before = heard();
    await press('ArrowDown');
    const common = ['2 suggestions', 'true', 'search-suggestions'];
    expect([before, heard()]).toEqual([
      [...common, null, '200', list(false)],
      [...common, 'search-suggestions-0', '200', list(true)],
    ]);
  });

  test('LAY-06: a single suggestion is told as one', async () => {
    const { suggest, html } = await open(undefined, [gala]);
    await suggest();
    expect(html()).toContain('>1 suggestion<');
  });

  test('LAY-06: a press on a suggestion leaves the focus to the field until it is released', async () => {
    const { suggest } = await open();
    await suggest();
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    await act(async () => void document.querySelector('[role="option"]')?.dispatchEvent(down));
    expect(down.defaultPrevented).toBe(true);
  });

  test('LAY-06: a press on a suggestion leads to it', async () => {
    const { suggest, went, bar, toggle } = await open();
    await suggest();
    await act(async () => document.querySelectorAll<HTMLElement>('[role="option"]')[1]?.click());
    expect([went(), bar()]).toEqual([[{ href: '/en/shows/galop' }], null]);
    expect(document.activeElement).not.toBe(toggle);
  });

  test('LAY-06: the arrows move the caret where nothing is suggested', async () => {
    const { suggest } = await open();
    await suggest();
    const isTaken = (key: string) =>
      !field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const taken: boolean[] = [];
    await act(async () => void taken.push(isTaken('ArrowDown')));
    await press('Escape');
    await act(async () => void taken.push(isTaken('ArrowDown')));
    expect(taken).toEqual([true, false]);
  });
});

describe('the ways out of it', () => {
  test('LAY-06: Escape takes the suggestions away, then the bar, and gives the focus back', async () => {
    const { suggest, bar, toggle } = await open();
    await suggest();
    await press('Escape');
    expect([bar()?.getAttribute('data-state'), document.activeElement]).toEqual(['quiet', field()]);
    await press('Escape');
    expect([bar(), document.activeElement]).toEqual([null, toggle]);
  });

  test('LAY-06: its cross gives the focus back', async () => {
    const { suggest, bar, toggle } = await open();
    await suggest();
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
    expect([bar(), document.activeElement]).toEqual([null, toggle]);
  });

  test('LAY-06: it stays as long as the focus is in it, and leaves that where it went', async () => {
    const { suggest, bar, find } = await open();
    await suggest();
    await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.focus());
    expect(bar()).not.toBeNull();
    await act(async () => find('a').focus());
    expect([bar(), document.activeElement]).toEqual([null, find('a')]);
  });
});

test('LAY-06: its code comes with the focus, before any press', async () => {
  const { toggle, queries, until } = await open();
  const before = queries.getQueryState(['search-bar']);
  await act(async () => toggle.focus());
  await until(() => expect(queries.getQueryState(['search-bar'])?.status).toBe('success'));
  expect(before).toBeUndefined();
});

test('LAY-06: where its words cannot be fetched the press leads to the page of the search', async () => {
  const { toggle, bar, find } = await open(() => Promise.reject(new Error('no network')));
  const sent = vi.spyOn(find('form'), 'submit').mockImplementation(() => {});
  await act(async () => toggle.click());
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(bar()).toBeNull();
});
