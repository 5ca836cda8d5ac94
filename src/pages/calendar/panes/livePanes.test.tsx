import { use } from 'react';
import { expect, test } from 'vitest';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { atHand } from '../testing/atHand.ts';
import { calendar } from '../testing/page.tsx';
import { july, sixteenth, stateAt, tile } from '../testing/sample.ts';
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

test('CAL-57: the days beside a day stand ready behind it, the months beside a month too', async () => {
  const dayOf = (day: string) => ({
    state: stateAt({ mode: 'day', day }),
    view: { ...sixteenth, day: sixteenth.day && { ...sixteenth.day, date: day } },
  });
  const monthOf = (month: string) => ({ state: stateAt({ month }), view: { ...july, month } });
  const panes = () =>
    [...document.querySelectorAll('[aria-busy] > div')].map((pane) => pane.hasAttribute('inert'));
  const options = { queries: atHand() };
  const { redraw } = await renderLive(
    calendar({ ...dayOf('2027-07-16'), ahead: [dayOf('2027-07-15'), dayOf('2027-07-17')] }),
    options,
  );
  const seen = [panes()];
  await redraw(calendar({ ...monthOf('2027-07'), ahead: [monthOf('2027-08')] }));
  seen.push(panes());
  expect(seen).toEqual([
    [false, true, true],
    [false, true],
  ]);
});
