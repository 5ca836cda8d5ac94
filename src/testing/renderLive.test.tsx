import { act, useEffect, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { renderLive } from './renderLive.tsx';

function Counter({ tell }: { tell: (word: string) => void }) {
  const [count, setCount] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    tell('came');
    return () => tell('left');
  }, [tell]);
  return (
    <button type="button" ref={button} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('a live part has its effects, its focus and its presses, until it leaves', async () => {
  const told: string[] = [];
  const tell = (word: string) => told.push(word);
  const { find, html, redraw, leave } = await renderLive(<Counter tell={tell} />);
  const button = find('button');
  expect([document.activeElement === button, button.textContent, told]).toEqual([true, '0', ['came']]);
  await act(async () => button.click());
  await redraw(<Counter tell={tell} />);
  expect([find('button') === button, button.textContent, told]).toEqual([true, '1', ['came']]);
  expect(() => find('a')).toThrow('No a in <button type="button">1</button>');
  await leave();
  expect([html(), told]).toEqual(['', ['came', 'left']]);
});

test('after a test its window is gone', () => {
  expect(['window', 'document', 'matchMedia'].filter((name) => name in globalThis)).toEqual([]);
});
