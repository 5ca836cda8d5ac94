import { act } from 'react';
import { expect, test } from 'vitest';
import type { Place } from '#contract/wire/place.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { Combobox } from './Combobox.tsx';

const countries: readonly Place[] = [
  { id: 'CA', name: 'Canada' },
  { id: 'CV', name: 'Cabo Verde' },
  { id: 'FR', name: 'France' },
];

/** A field in which France was chosen, and what becomes of it. */
const begin = async (places = countries) => {
  openWindow();
  const chosen: string[] = [];
  const { find } = await renderLive(
    <Combobox label="Country" places={places} chosen="FR" onChoose={(id) => chosen.push(id)} />,
  );
  const field = find('input');
  const happen = async (event: Event, on: HTMLElement = field) => {
    await act(async () => on.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return {
    field,
    chosen,
    find,
    happen,
    press: (key: string) => happen(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    type: async (text: string) => {
      // React hears of a text by the setter of the element's own class.
      Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
      await happen(new Event('input', { bubbles: true }));
    },
    options: () => [...document.querySelectorAll<HTMLElement>('[role=option]')],
    marked: () => document.querySelector('[aria-selected=true]')?.textContent ?? null,
    leave: () => happen(new Event('focusout', { bubbles: true })),
  };
};

test('PRO-17: what is typed narrows the list, of which then nothing is marked; Enter chooses what is', async () => {
  const { chosen, field, marked, options, press, type } = await begin();
  await type('ca');
  expect([options().map(({ textContent }) => textContent), marked()]).toEqual([
    ['Canada', 'Cabo Verde'],
    null,
  ]);
  await press('ArrowDown');
  expect(marked()).toBe('Canada');
  await type('cab');
  expect(marked()).toBe(null);
  await press('ArrowDown');
  expect([await press('Enter'), chosen, field.getAttribute('aria-expanded')]).toEqual([
    true,
    ['CV'],
    'false',
  ]);
});

test('PRO-17: Enter without a marked suggestion is the form’s', async () => {
  const { chosen, press, type } = await begin();
  await type('ca');
  expect([await press('Enter'), chosen]).toEqual([false, []]);
});

test.each([
  ['a name that is typed in full', 'canada', ['CA'], 'France'],
  ['the name that is chosen already', 'france', [], 'France'],
  ['anything else, which goes', 'can', [], 'France'],
])('PRO-17: whoever leaves the field has chosen %s', async (_, text, expected, shown) => {
  const { chosen, field, leave, options, type } = await begin();
  await type(text);
  await leave();
  expect([chosen, field.value, options().length]).toEqual([expected, shown, 0]);
});

test('PRO-17: Escape brings back the name that was chosen, and once more it is the page’s', async () => {
  const { field, press, type } = await begin();
  await type('ca');
  expect([await press('Escape'), field.value, await press('Escape')]).toEqual([true, 'France', false]);
});

test('PRO-17: a press on a suggestion chooses it, and leaves the focus in the field', async () => {
  const { chosen, happen, options, type } = await begin();
  await type('ver');
  const [option] = options();
  if (!option) throw new Error('No suggestion');
  const pointed = new Event('pointerdown', { bubbles: true, cancelable: true });
  expect(await happen(pointed, option)).toBe(true);
  await act(async () => option.click());
  expect(chosen).toEqual(['CV']);
});

test('PRO-17: of a long list sixty are drawn, and all are counted', async () => {
  const places = Array.from({ length: 61 }, (_, index) => ({ id: String(index), name: `Place ${index}` }));
  const { find, options, type } = await begin(places);
  await type('place');
  expect([options().length, find('span').textContent]).toEqual([60, '61 places found']);
});
