import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { buyPopupMachine } from '#machines/buyPopup/buyPopup.machine.ts';
import { settings } from '#machines/settings.ts';
import { hearVisit } from '#src/analytics/testing/hearVisit.ts';
import { heedPopup } from './useBuyPopup.ts';

const places = { ticketUrl: 'https://tickets.example/1', passUrl: '/fr/choisir-son-passe' };

/** The popup up to the ticket that is wanted. */
const open = () => {
  const told = hearVisit('/fr/spectacles/gala');
  const [shown, closed]: [string[], string[]] = [[], []];
  const waits = new Map<number, () => void>();
  const actor = createActor(buyPopupMachine, {
    clock: {
      setTimeout: (then: () => void, after: number) => waits.set(after, then).size,
      clearTimeout: () => {},
    },
  }).start();
  const end = heedPopup(actor, places, {
    current: { show: (url) => shown.push(url), close: () => closed.push('tab') },
  });
  actor.send({ type: 'popup.opened', isMember: false });
  actor.send({ type: 'pass.missing' });
  actor.send({ type: 'ticket.wanted', hasTab: true });
  const pass = () => waits.get(settings.buyPopup.redirectDelay)?.();
  return { told, shown, closed, actor, end, pass };
};

test('ANA-01: tickets.opened is told when the tickets are gone to, not when they are wanted', () => {
  const { told, shown, pass } = open();
  expect([told, shown]).toEqual([[], []]);
  pass();
  expect([told, shown]).toEqual([
    [{ event: 'tickets.opened', path: '/fr/spectacles/gala' }],
    [places.ticketUrl],
  ]);
});

test('BUY-05: the tab that shows the tickets is the visitor’s: it stays after the popup and the page', () => {
  const { shown, closed, actor, end, pass } = open();
  pass();
  actor.send({ type: 'popup.dismissed' });
  end();
  expect([shown, closed]).toEqual([[places.ticketUrl], []]);
});

test('BUY-06: with the popup the tab that waits is closed, and nothing is told', () => {
  const { told, shown, closed, actor, end } = open();
  actor.send({ type: 'popup.dismissed' });
  expect(closed).toEqual(['tab']);
  end();
  expect([told, shown, closed]).toEqual([[], [], ['tab']]);
});

test('BUY-06: with the page the tab that waits is closed, and what is due later is not gone to', () => {
  const { told, shown, closed, end, pass } = open();
  end();
  pass();
  expect([told, shown, closed]).toEqual([[], [], ['tab']]);
});

test('BUY-04: the passes are gone to when they are due, not before, and the ticket is not', () => {
  const { shown, pass, actor } = open();
  const gone: string[] = [];
  Object.assign(location, { assign: (url: string) => gone.push(url) });
  actor.send({ type: 'popup.dismissed' });
  actor.send({ type: 'popup.opened', isMember: false });
  actor.send({ type: 'pass.missing' });
  actor.send({ type: 'pass.wanted' });
  expect(gone).toEqual([]);
  pass();
  expect([gone, shown]).toEqual([[places.passUrl], []]);
});
