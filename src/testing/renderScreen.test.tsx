import { QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { useFormat } from '#src/i18n/useFormat.ts';
import { partsOf, textOf, valuesOf } from './html.ts';
import { renderScreen } from './renderScreen.tsx';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label={name} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const counts = (...presses: string[]): string =>
  textOf(
    renderScreen(
      <p>
        <Counter name="one" />
        <Counter name="other" />
      </p>,
      { presses },
    ),
  );

test('a part is drawn as it is after the presses, each where it belongs', () => {
  expect([counts(), counts('other'), counts('one', 'other', 'one')]).toEqual(['0 0', '0 1', '2 1']);
});

test('what is not there cannot be pressed', () => {
  expect(() => counts('third')).toThrow('No "third" among "one", "other"');
  expect(() => renderScreen(<Counter name="one" />, { presses: ['one'], keys: ['Enter'] })).toThrow(
    'Nothing listens to Enter',
  );
});

function Mode() {
  const { t } = useTranslation();
  return t('calendar.mode.month');
}

test('the texts are those of the language, each file under its own name', () => {
  expect([renderScreen(<Mode />), renderScreen(<Mode />, { lang: 'fr' })]).toEqual(['Month', 'Mois']);
});

test('a file of texts says something else in one place only', () => {
  const texts = { calendar: { mode: { month: 'Moon' } } };
  expect([renderScreen(<Mode />, { texts }), renderScreen(<Mode />)]).toEqual(['Moon', 'Month']);
});

test('a text that is missing throws', () => {
  expect(() => renderScreen(<Mode />, { texts: { calendar: {} } })).toThrow(
    'text.missing {"language":"en","key":"calendar.mode.month"}',
  );
});

test('dates and times are as the language writes them', () => {
  const Time = () => useFormat().time('19:30');
  expect([renderScreen(<Time />), renderScreen(<Time />, { lang: 'fr' })]).toEqual(['7:30 pm', '19:30']);
});

test('what the cache knows is there at once, and nothing else', () => {
  const Seats = () => useQuery({ queryKey: ['seats'], queryFn: () => 'asked' }).data ?? 'unknown';
  const queries = new QueryClient();
  queries.setQueryData(['seats'], 'few');
  expect([renderScreen(<Seats />, { queries }), renderScreen(<Seats />)]).toEqual(['few', 'unknown']);
});

test('HTML is read by its text, its elements and their attributes', () => {
  const html =
    '<p id="a">Seats, <b>few</b> , &lt;3 &amp; Sam&#x27;s</p><noscript>none</noscript><p id="b">left</p>';
  expect([textOf(html), partsOf(html, 'p').map(textOf), valuesOf(html, 'id')]).toEqual([
    "Seats, few, <3 & Sam's left",
    ["Seats, few, <3 & Sam's", 'left'],
    ['a', 'b'],
  ]);
});
