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
      .map((option) => [textOf(option), ...valuesOf(option, 'aria-selected')]),
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
        ['France', 'false'],
      ],
      status: ['2 places found'],
    },
  ]);
});
