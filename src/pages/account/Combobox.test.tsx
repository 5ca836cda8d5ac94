import { expect, test } from 'vitest';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Combobox } from './Combobox.tsx';

const places = [
  { id: 'CA', name: 'Canada' },
  { id: 'FR', name: 'France' },
];

/** The field and its list for a screen reader, after a press on it or before. */
const told = (isPressed: boolean) => {
  const html = renderScreen(
    <Combobox id="country" label="Country" places={places} chosen="FR" onChoose={() => {}} />,
    isPressed ? { presses: [''] } : {},
  );
  const [field = ''] = html.match(/<input [^>]*>/) ?? [];
  const [list = ''] = html.match(/<div [^>]*role="listbox"[^>]*>/) ?? [];
  return {
    field: ['role', 'aria-expanded', 'aria-autocomplete'].flatMap((name) => valuesOf(field, name)),
    list: [
      ...valuesOf(list, 'aria-label'),
      valuesOf(list, 'id').join() === valuesOf(field, 'aria-controls').join() ? 'controlled' : 'elsewhere',
      list.includes(' hidden') ? 'hidden' : 'shown',
    ],
    options: partsOf(html, 'div')
      .flatMap((part) => part.match(/<div [^>]*role="option"[^>]*>[^<]*/g) ?? [])
      .map((option) => [
        textOf(option),
        ...valuesOf(option, 'aria-selected'),
        ...valuesOf(option, 'data-chosen'),
      ]),
    status: partsOf(html, 'span')
      .filter((part) => part.includes('role="status"'))
      .map(textOf),
  };
};

test('PRO-17: a place is typed into a field that says that it suggests some, whether it does, and how many', () => {
  expect([told(false), told(true)]).toEqual([
    {
      field: ['combobox', 'false', 'list'],
      list: ['Country', 'controlled', 'hidden'],
      options: [],
      status: [''],
    },
    {
      field: ['combobox', 'true', 'list'],
      list: ['Country', 'controlled', 'shown'],
      options: [
        ['Canada', 'false'],
        ['France', 'false', 'true'],
      ],
      status: ['2 places found'],
    },
  ]);
});

test.each([
  ['nothing', [], null],
  ['the first one, after one step down', ['ArrowDown'], 'Canada'],
  ['the second', ['ArrowDown', 'ArrowDown'], 'France'],
  ['the first again, after the last', ['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Canada'],
  ['the last, after one step up', ['ArrowUp'], 'France'],
  ['the last, after one step up from the first', ['ArrowDown', 'ArrowUp'], 'France'],
  ['nothing, once the list is closed', ['ArrowDown', 'Escape'], null],
])('PRO-17: the field says which suggestion is marked: %s', (_, keys, marked) => {
  const html = renderScreen(
    <Combobox id="country" label="Country" places={places} chosen="FR" onChoose={() => {}} />,
    { presses: [''], keys },
  );
  const [field = ''] = html.match(/<input [^>]*>/) ?? [];
  const options = html.match(/<div [^>]*role="option"[^>]*>[^<]*/g) ?? [];
  const idOf = (name: string) =>
    options.filter((each) => textOf(each) === name).flatMap((each) => valuesOf(each, 'id'));
  expect(valuesOf(field, 'aria-activedescendant')).toEqual(marked === null ? [] : idOf(marked));
  const selected = options.filter((each) => valuesOf(each, 'aria-selected').includes('true'));
  expect(selected.map(textOf)).toEqual(marked === null ? [] : [marked]);
});
