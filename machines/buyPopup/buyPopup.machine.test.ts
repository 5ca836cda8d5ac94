import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { createManualClock } from '../testing/manualClock.ts';
import { type BuyPopupEvent, buyPopupMachine } from './buyPopup.machine.ts';

const opened = (isMember: boolean) => ({ type: 'popup.opened', isMember }) as const;
const ticketWanted = (hasTab: boolean) => ({ type: 'ticket.wanted', hasTab }) as const;
const owned = { type: 'pass.owned' } as const;
const missing = { type: 'pass.missing' } as const;
const passWanted = { type: 'pass.wanted' } as const;
const dismissed = { type: 'popup.dismissed' } as const;

const play = (...events: BuyPopupEvent[]) => {
  const told: string[] = [];
  const clock = createManualClock();
  const actor = createActor(buyPopupMachine, { clock });
  actor.on('*', ({ type }) => told.push(type));
  actor.start();
  for (const event of events) actor.send(event);
  return { actor, clock, told, state: () => actor.getSnapshot().value };
};

describe('the questions', () => {
  test('BUY-01: it asks for a pass first', () => {
    expect(play(opened(false)).state()).toBe('askingPass');
  });

  test('BUY-02: with a pass, a visitor is asked to log in', () => {
    expect(play(opened(false), owned).state()).toBe('promptingLogin');
  });

  test('BUY-02: a member with a pass uses the credits', () => {
    expect(play(opened(true), owned).state()).toBe('usingCredits');
  });

  test('BUY-03: without a pass, one is offered', () => {
    expect(play(opened(true), missing).state()).toBe('offeringPass');
  });
});

describe('where it leads', () => {
  test('BUY-04: a pass is wanted: it goes there after 2 s, not before', () => {
    const { clock, told, state } = play(opened(false), missing, passWanted);
    expect([state(), told]).toEqual(['leaving', []]);
    clock.fire(2_000);
    expect([state(), told]).toEqual(['left', ['passDue']]);
  });

  test('BUY-05: the ticket alone: the tab is given its address after 2 s, not before', () => {
    const { clock, told, state } = play(opened(false), missing, ticketWanted(true));
    expect([state(), told]).toEqual(['openingTicket', []]);
    clock.fire(2_000);
    expect([state(), told]).toEqual(['ticketOpened', ['ticketDue']]);
  });

  test('BUY-05: where the tab is blocked nothing is due, the link is the way', () => {
    const { clock, told, state } = play(opened(false), missing, ticketWanted(false));
    expect([state(), told]).toEqual(['ticketBlocked', []]);
    expect(() => clock.fire(2_000)).toThrow('armed: none');
  });

  test('BUY-05: a second press opens no second tab', () => {
    const { clock, told } = play(opened(false), missing, ticketWanted(true), ticketWanted(true));
    clock.fire(2_000);
    expect(told).toEqual(['ticketDue']);
  });
});

describe('BUY-06: closing', () => {
  test.each([
    ['a pass', passWanted],
    ['a ticket', ticketWanted(true)],
  ])('BUY-06: closing within the 2 s before %s cancels the timer', (_, event) => {
    const { clock, told, state } = play(opened(false), missing, event, dismissed);
    expect([state(), told]).toEqual(['closed', ['dismissed']]);
    expect(() => clock.fire(2_000)).toThrow('armed: none');
  });

  test('BUY-06: the answers are forgotten, and who gave them', () => {
    const { actor, state } = play(opened(true), owned, dismissed, opened(false));
    expect(state()).toBe('askingPass');
    actor.send(owned);
    expect(state()).toBe('promptingLogin');
  });

  test('BUY-06: closed, there is nothing to close', () => {
    expect(play(dismissed).told).toEqual([]);
  });
});
