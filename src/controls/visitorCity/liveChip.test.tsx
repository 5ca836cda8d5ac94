import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { CityChip } from './CityChip.tsx';

/** A chip whose fold is open, in a browser that remembers a city. */
const begin = async (remembered: string, chosen: readonly string[] | null = []) => {
  openWindow();
  // Nothing is gone to.
  addEventListener('click', (event) => event.preventDefault());
  if (remembered !== '') localStorage.setItem('city', remembered);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const chip = () => (
    <CityChip
      chosen={chosen}
      cities={['Montréal', 'Laval']}
      offered="Montréal"
      hrefOf={(city) => `/?${city}`}
    />
  );
  const { find } = await renderLive(chip());
  find('details').open = true;
  const links = () => [...document.querySelectorAll('a')];
  return {
    words: () => [find('summary').textContent, ...links().map(({ textContent }) => textContent)],
    /** The remembered city, whether the fold is open, and each move of the focus, after an event. */
    after: async (element: Element | undefined, event: Event) => {
      await act(async () => element?.dispatchEvent(event));
      const focused = focus.mock.contexts.map((it, each) => [it === find('summary'), focus.mock.calls[each]]);
      return [localStorage.getItem('city'), find('details').open, focused];
    },
    link: (name: string) => links().find(({ textContent }) => textContent === name),
    fold: () => find('details'),
  };
};
const click = (keys: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
const focusOnButton = [[true, [{ preventScroll: true }]]];

test('TON-10: a chosen city is remembered, and the fold closes: its button has the focus', async () => {
  const { after, link } = await begin('');
  expect(await after(link('Laval'), click())).toEqual(['Laval', false, focusOnButton]);
});

test('TON-10: a city that is opened in another tab is remembered, and the fold stays', async () => {
  const { after, link } = await begin('');
  expect(await after(link('Laval'), click({ ctrlKey: true }))).toEqual(['Laval', true, []]);
});

test('TON-10: the choice of all forgets the city', async () => {
  const { after, link } = await begin('Laval');
  expect(await after(link('All cities'), click())).toEqual([null, false, focusOnButton]);
});

test('TON-10: Escape closes the fold, and no other key', async () => {
  const { after, fold } = await begin('Laval');
  const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });
  expect(await after(fold(), key('a'))).toEqual(['Laval', true, []]);
  expect(await after(fold(), key('Escape'))).toEqual(['Laval', false, focusOnButton]);
});

const cities = ['All cities', 'Montréal', 'Laval'];
test.each([
  ['gives way to that of the evening where there is none', '', [], ['City', ...cities, 'Montréal']],
  ['is offered where the address has none', 'Laval', [], ['City', ...cities, 'Laval']],
  ['stands behind that of the address', 'Laval', ['Montréal'], ['City Montréal', ...cities, 'All cities']],
  ['is said where the address can have none', 'Laval', null, ['City Laval', ...cities, 'All cities']],
])('TON-11: the city that is remembered %s', async (_, remembered, chosen, words) => {
  expect((await begin(remembered, chosen)).words()).toEqual(words);
});
