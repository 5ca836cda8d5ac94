import { expect, onTestFinished, test, vi } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { textOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { dateAt, now } from '../testing/sample.tsx';
import { NextDate } from './NextDate.tsx';

const online = dateAt('1', '2027-07-02T23:30:00Z', {
  show: { ...ticketOf('1').show, categories: ['Online'] },
});

test('TON-04: the next date of an online show is told by its own clock, with that of who looks beside it', async () => {
  const spy = vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('Europe/Paris');
  onTestFinished(() => spy.mockRestore());
  const { find, html } = await renderLive(<NextDate tickets={[online]} now={now} />);
  expect([textOf(html()), find('time').dateTime]).toEqual([
    'Next: Fri 2 Jul 7:30 pm Montréal time · Sat 3 Jul 1:30 am, Paris time',
    '2027-07-02T23:30:00Z',
  ]);
});

test('TON-04: on the server it is told by its own clock alone, which is named', () => {
  const html = renderScreen(<NextDate tickets={[online]} now={now} />);
  expect(textOf(html)).toBe('Next: Fri 2 Jul 7:30 pm Montréal time');
});
