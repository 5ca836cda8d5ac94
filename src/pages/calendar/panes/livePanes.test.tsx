import { use } from 'react';
import { expect, test } from 'vitest';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { tile } from '../testing/sample.ts';
import { AheadContext } from './aheadContext.ts';
import { Panes } from './Panes.tsx';

function Programme({ name }: { name: string }) {
  const mark = use(ShowMarkContext);
  return (
    <p>
      {name} {use(AheadContext) ? 'ahead' : 'shown'} {mark?.(tile())}
    </p>
  );
}
const paneOf = (name: string) => ({ key: name, programme: <Programme name={name} /> });
const panesOf = (shown: string, ...ahead: string[]) => (
  <ShowMarkContext value={() => 'with hearts'}>
    <Panes shown={paneOf(shown)} ahead={ahead.map(paneOf)} />
  </ShowMarkContext>
);

test('CAL-57: the neighbours stand ready behind the shown one, inert and without hearts; an arrow shows what is there', async () => {
  const { find, redraw } = await renderLive(panesOf('July', 'June', 'August'));
  const look = () =>
    [...document.querySelectorAll('p')].map((pane) => [
      pane.textContent?.trim(),
      pane.parentElement?.hasAttribute('inert'),
    ]);
  expect(look()).toEqual([
    ['July shown with hearts', false],
    ['June ahead', true],
    ['August ahead', true],
  ]);
  const august = find('p', 2);
  await redraw(panesOf('August', 'July', 'September'));
  expect([look(), find('p') === august]).toEqual([
    [
      ['August shown with hearts', false],
      ['July ahead', true],
      ['September ahead', true],
    ],
    true,
  ]);
});
