import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pressed } from './Pressed.tsx';

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" aria-label={name} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
const draw = (...names: string[]): string =>
  renderToStaticMarkup(
    <Pressed names={names}>
      <p>
        <Counter name="one" />
        <Counter name="other" />
      </p>
    </Pressed>,
  ).replace(/<[^>]*>/g, ' ');

test('a part is drawn as it is after the presses, each where it belongs', () => {
  expect(
    [draw(), draw('other'), draw('one', 'other', 'one')].map((text) => text.match(/\d/g)?.join()),
  ).toEqual(['0,0', '0,1', '2,1']);
});

test('what is not there cannot be pressed', () => {
  expect(() => draw('third')).toThrow('No "third" among "one", "other"');
});
