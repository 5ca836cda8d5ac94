import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { dateAt, datesOf, now } from '../testing/sample.tsx';
import { TicketList } from './TicketList.tsx';

const listOf = (tickets: readonly Ticket[]) => (
  <TicketList
    tickets={tickets}
    now={now}
    isToronto={false}
    hidesPass={false}
    icsHref={(id) => `/${id}.ics`}
    renderHeart={() => null}
    renderReservation={null}
    areSeatsLive={false}
  />
);
const inCity = (location: string): Partial<Ticket> => ({ venue: null, location });

test('SHW-13: who asks for more dates goes on at the first of them', async () => {
  openWindow();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { find } = await renderLive(listOf(datesOf(12)));
  await act(async () => find('button').click());
  expect([
    focus.mock.contexts.map((row) => row === find('li', 5)),
    find('li', 5).getAttribute('tabindex'),
  ]).toEqual([[true], '-1']);
});

const choose = (select: HTMLSelectElement, city: string) =>
  act(async () => {
    select.value = city;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const days = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-folded="false"] time b')].map(
    ({ textContent }) => textContent,
  );

test('SHW-14: the choice of a city shows its dates alone, and five of them again', async () => {
  const tickets = [...datesOf(8, inCity('Laval')), ...datesOf(16, inCity('Québec')).slice(8)];
  const { find } = await renderLive(listOf(tickets));
  await act(async () => find('button').click());
  await choose(find('select'), 'Québec');
  expect(days()).toEqual(['10', '11', '12', '13', '14']);
});

test('SHW-14: a city whose dates go while it is chosen gives way to every city', async () => {
  const tickets = [...datesOf(1, inCity('Laval')), ...datesOf(3, inCity('Québec')).slice(1)];
  const { find, redraw } = await renderLive(listOf(tickets));
  await choose(find('select'), 'Laval');
  expect(days()).toEqual(['2']);
  await redraw(listOf([...datesOf(2, inCity('Québec')).slice(1), ...datesOf(3, inCity('Gaspé')).slice(2)]));
  expect([find('select').value, days()]).toEqual(['', ['3', '4']]);
});

/** A date online, read in Paris, that has an old start. */
const readInParis = (state: Ticket['state']) => {
  const spy = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Paris');
  onTestFinished(() => spy.mockRestore());
  return renderLive(
    listOf([
      dateAt('1', '2027-07-02T23:30:00Z', {
        show: { ...ticketOf('1').show, categories: ['Online'] },
        state,
        previous_start: '2027-07-01T23:00:00Z',
      }),
    ]),
  );
};

test.each(['scheduled', 'postponed', 'cancelled'] as const)(
  'TKT-07: only a moved date tells its old time by the clock of who looks: %s',
  async (state) => {
    const { find } = await readInParis(state);
    expect(textOf(find('li').innerHTML)).not.toContain('Instead of');
  },
);

test('TKT-07: an online date is told by the clock of who looks, its old one too, and marked by its own', async () => {
  const { find } = await readInParis('rescheduled');
  expect([
    find('time').getAttribute('datetime'),
    textOf(find('time').innerHTML),
    /Instead of (.*?) [ap]m/.exec(textOf(find('li').innerHTML))?.[0],
    textOf(find('summary').innerHTML),
  ]).toEqual([
    '2027-07-02T19:30-04:00',
    'Saturday 3 July 2027 1:30 am',
    'Instead of Fri 2 Jul 1:00 am',
    'More Sat 3 Jul 1:30 am',
  ]);
});
