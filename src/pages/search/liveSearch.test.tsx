import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { nothing, type Question } from './question.ts';
import { SearchBox } from './SearchBox.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import type { SearchScreenProps } from './screenProps.ts';
import { openFrames } from './testing/openFrames.ts';
import { propsOf } from './testing/sample.ts';

/** The screen of a question, and what it chooses. */
const begin = async (props: SearchScreenProps) => {
  openFrames();
  const chosen: Question[] = [];
  const screenOf = (changes: Partial<SearchScreenProps>) => (
    <SearchScreen {...props} {...changes} onChoose={(question) => chosen.push(question)} />
  );
  const { find, redraw, until } = await renderLive(screenOf({}));
  const panel = () => find('section');
  return {
    find,
    until,
    chosen,
    panel,
    become: (changes: Partial<SearchScreenProps>) => redraw(screenOf(changes)),
    link: (start: string) =>
      [...panel().querySelectorAll('a')].find(({ textContent }) => textContent?.startsWith(start)),
  };
};
const press = (element: Element | undefined, keys: MouseEventInit = {}) =>
  act(async () => {
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  });
const cities = { facets: { cities: { Laval: 12, Québec: 30 } } };

describe('SRCH-13: a choice while one types', () => {
  test('SRCH-13: a link that was drawn for earlier words leads on with those that are typed', async () => {
    const props = propsOf(cities, { q: 'gal' });
    const { link, chosen, become } = await begin(props);
    await press(link('Laval'), { ctrlKey: true });
    await press(link('Laval'));
    expect(chosen).toEqual([]);
    await become({ question: { ...props.question, q: 'gala' }, state: 'searching' });
    await press(link('Laval'), { ctrlKey: true });
    expect(chosen).toEqual([]);
    await press(link('Laval'));
    expect(chosen).toEqual([{ ...nothing, q: 'gal', city: ['Laval'] }]);
  });

  test('SRCH-13: links that were drawn for other choices take no presses until the next answer', async () => {
    const props = propsOf(cities);
    const { panel, become, until } = await begin(props);
    const isOutdated = () => panel().hasAttribute('data-outdated');
    const seen = [isOutdated()];
    const question = { ...props.question, city: ['Laval'] };
    await become({ question, state: 'searching' });
    seen.push(isOutdated());
    const { results } = propsOf(cities, { city: ['Laval'] });
    await become({ question, results });
    await until(() => expect(isOutdated()).toBe(false));
    expect(seen).toEqual([false, true]);
  });
});

describe('SRCH-11: the filters of a phone', () => {
  test('SRCH-11: the focus goes into the filters, back to their button, and to the results, each time once they are in sight', async () => {
    const { find, panel, until } = await begin(propsOf());
    const toggle = find('button', 1);
    const focused: unknown[] = [];
    document.addEventListener('focusin', ({ target }) => focused.push([target, isOpen()]));
    const [filters, results] = document.querySelectorAll('h2');
    const isOpen = () => toggle.getAttribute('aria-expanded');
    const type = (key: string) =>
      act(async () => void panel().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    await press(toggle);
    await until(() => expect(document.activeElement).toBe(filters));
    await type('a');
    expect(isOpen()).toBe('true');
    await type('Escape');
    await until(() => expect(document.activeElement).toBe(toggle));
    await press(toggle);
    await until(() => expect(document.activeElement).toBe(filters));
    await press(toggle);
    await until(() => expect(document.activeElement).toBe(toggle));
    await press(toggle);
    await until(() => expect(document.activeElement).toBe(filters));
    await act(async () => find('form', 1).requestSubmit());
    await until(() => expect(document.activeElement).toBe(results));
    expect(focused).toEqual([
      [filters, 'true'],
      [toggle, 'false'],
      [filters, 'true'],
      [toggle, 'false'],
      [filters, 'true'],
      [results, 'false'],
    ]);
  });
});

test('first touch: a press on the button of the filters before the page lives opens them', async () => {
  openFrames();
  vi.stubGlobal('location', window.location);
  const toggle = () => {
    const found = document.querySelector<HTMLButtonElement>('button[data-early]');
    if (!found) throw new Error('No button');
    return found;
  };
  window.earlyPresses = [
    {
      get control() {
        return toggle();
      },
      get html() {
        return toggle().outerHTML;
      },
      value: '',
      href: location.href,
      at: performance.now(),
    },
  ];
  const { until } = await renderLive(<SearchScreen {...propsOf()} />);
  await until(() => expect(toggle().getAttribute('aria-expanded')).toBe('true'));
});

test.each([
  ['fr', 'Recherche', 'Que cherchez-vous?', 'Un spectacle, un artiste, une ville…', 'Rechercher'],
  ['en', 'Search', 'What are you looking for?', 'A show, an artist, a city…', 'Search'],
] as const)(
  'SRCH-03 (%s): the box is a form of the browser’s, named, as long as a search may be',
  (lang, name, label, hint, submit) => {
    const html = renderScreen(<SearchBox {...propsOf({}, { q: 'gala' })} path="/x" />, { lang });
    const [field = ''] = html.match(/<input[^>]*type="search"[^>]*>/) ?? [];
    const attributes = [
      'id',
      'name',
      'value',
      'placeholder',
      'maxLength',
      'autoComplete',
      'autoCapitalize',
      'spellCheck',
      'enterKeyHint',
    ];
    expect([
      ['role', 'action', 'aria-label'].map((attribute) => valuesOf(html, attribute)[0]),
      partsOf(html, 'label').map((part) => [textOf(part), ...valuesOf(part, 'for')]),
      attributes.map((attribute) => valuesOf(field, attribute).join()),
      partsOf(html, 'button').map((button) => [
        ...valuesOf(button, 'type'),
        ...valuesOf(button, 'aria-label'),
      ]),
    ]).toEqual([
      ['search', '/x', name],
      [[label, 'search-box']],
      ['search-box', 'q', 'gala', hint, '200', 'off', 'none', 'false', 'search'],
      [['submit', submit]],
    ]);
  },
);

test('SRCH-06: the way to the artists’ own site has the words in the box, answered or not', () => {
  const html = renderScreen(
    <SearchScreen
      {...propsOf({}, { q: 'gal' })}
      state="searching"
      text="gala"
      artistSite="https://artists.example"
    />,
  );
  expect(valuesOf(html, 'href')).toContain('https://artists.example/en/search?q=gala');
});

test('SRCH-10: each letter asks', async () => {
  const typed: string[] = [];
  const { find } = await renderLive(<SearchBox {...propsOf()} onType={(text) => typed.push(text)} />);
  const box = find('input');
  await act(async () => {
    // React hears only what differs from what it has drawn.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'gala');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(typed).toEqual(['gala']);
});

test('SRCH-13: while one types the filters stand as they were answered, and the hits are on their way', async () => {
  const props = propsOf(cities, { q: 'gal' });
  const { find, link, become, until } = await begin(props);
  const look = () => [
    find('div').getAttribute('aria-busy'),
    find('div').dataset['state'],
    link('Laval')?.getAttribute('href'),
  ];
  const seen = [look()];
  const question = { ...props.question, q: 'gala' };
  await become({ question, state: 'searching' });
  seen.push(look());
  await become({ question, results: propsOf(cities, { q: 'gala' }).results });
  await until(() => expect(link('Laval')?.getAttribute('href')).toContain('gala'));
  seen.push(look());
  expect(seen).toEqual([
    ['false', 'results', '/en/search?q=gal&city=Laval'],
    ['true', 'searching', '/en/search?q=gal&city=Laval'],
    ['false', 'results', '/en/search?q=gala&city=Laval'],
  ]);
});

test('SRCH-10: the words that are there are asked for by Enter, on the page itself', async () => {
  const typed: string[] = [];
  const props = { ...propsOf({}, { q: 'gala' }), onType: (text: string) => typed.push(text) };
  const { find } = await renderLive(<SearchBox {...props} />);
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await act(async () => void find('form').dispatchEvent(event));
  expect([typed, event.defaultPrevented]).toEqual([['gala'], true]);
});
