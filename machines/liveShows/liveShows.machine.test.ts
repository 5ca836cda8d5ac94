import { createActor } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { listening } from '../port.ts';
import { createManualClock } from '../testing/manualClock.ts';
import { lasts, type LiveShowsEvent, liveShowsMachine, type OpeningKept } from './liveShows.machine.ts';

const now = Date.UTC(2027, 6, 16, 20);
const told = (isOn: boolean, { at = now, changesIn = 90_000 } = {}) =>
  ({ type: 'shows.told', isOn, at, changesIn }) as const;
const toggled = { type: 'shows.toggled' } as const;

/** The widget in a tab with this stored choice, and its questions to the programme. */
const widget = (isOpen: boolean | null, ...events: LiveShowsEvent[]) => {
  const kept: boolean[] = [];
  let asked = 0;
  const clock = createManualClock();
  const machine = liveShowsMachine.provide({
    actors: {
      memory: listening<Extract<LiveShowsEvent, { type: 'opening.told' }>, OpeningKept>((send, receive) => {
        if (isOpen !== null) send({ type: 'opening.told', isOpen });
        receive((event) => kept.push(event.isOpen));
      }),
      programme: listening((_send, receive) => receive(() => (asked += 1))),
    },
  });
  const actor = createActor(machine, { clock }).start();
  for (const event of events) actor.send(event);
  return { actor, clock, kept, asked: () => asked, state: () => actor.getSnapshot().value };
};

describe('LAY-07: the widget is there only while something is on or begins soon', () => {
  test('LAY-07: nobody has told yet, nothing is on, something is, nothing is any more', () => {
    expect(widget(true).state()).toEqual({ known: 'none' });
    expect(widget(true, told(false)).state()).toEqual({ known: 'none' });
    expect(widget(true, told(true)).state()).toEqual({ known: 'open' });
    expect(widget(true, told(true), told(false)).state()).toEqual({ known: 'none' });
    expect(widget(true, told(false), toggled).state()).toEqual({ known: 'none' });
  });

  test('LAY-07: before it is known how it was left nothing is shown', () => {
    expect(widget(null, told(true), toggled).state()).toBe('recalling');
  });

  test('LAY-07: news are asked for at the very moment at which something changes, and no timer of before is left', () => {
    const { actor, clock, asked } = widget(true, told(true, { changesIn: 90_000 }));
    clock.fire(90_000);
    expect(asked()).toBe(1);
    actor.send(told(true, { at: now + 90_000, changesIn: 1_000 }));
    actor.send(told(true, { at: now + 90_500, changesIn: 500 }));
    expect(() => clock.fire(1_000)).toThrow('armed: 500');
    clock.fire(500);
    expect(asked()).toBe(2);
  });

  test('LAY-07: closing and opening the widget do not put the question off', () => {
    const { actor, clock } = widget(true, told(true, { changesIn: 90_000 }));
    const armed = vi.spyOn(clock, 'setTimeout');
    actor.send(toggled);
    actor.send(toggled);
    actor.send({ type: 'opening.told', isOpen: false });
    expect(armed.mock.calls).toEqual([]);
  });

  test('LAY-07: what is not known to change is asked for again after 5 min', () => {
    const { clock, asked } = widget(true, told(true, { changesIn: Infinity }));
    clock.fire(300_000);
    expect(asked()).toBe(1);
  });
});

describe('LAY-08: open unless it was closed', () => {
  test('LAY-08: it starts closed where the stored value is false, whatever comes and goes', () => {
    expect(widget(false, told(true)).state()).toEqual({ known: 'closed' });
    expect(widget(false, told(true), told(false), told(true)).state()).toEqual({ known: 'closed' });
  });

  test('LAY-08: closing and opening are kept, and outlast a time without shows', () => {
    const { actor, kept, state } = widget(true, told(true), toggled);
    expect([state(), kept]).toEqual([{ known: 'closed' }, [false]]);
    actor.send(told(false));
    actor.send(told(true));
    expect(state()).toEqual({ known: 'closed' });
    actor.send(toggled);
    expect([state(), kept]).toEqual([{ known: 'open' }, [false, true]]);
  });

  test('LAY-08: what another tab keeps is heeded and not kept again', () => {
    const { actor, kept, state } = widget(true, told(true), { type: 'opening.told', isOpen: false });
    expect(state()).toEqual({ known: 'closed' });
    actor.send({ type: 'opening.told', isOpen: true });
    expect([state(), kept]).toEqual([{ known: 'open' }, []]);
  });
});

describe('LAY-09: away from 2021-06-25 until before 2021-07-15, in UTC', () => {
  const [from, until] = [Date.UTC(2021, 5, 25), Date.UTC(2021, 6, 15)];

  test.each([
    [from - 1, 'open'],
    [from, 'away'],
    [until - 1, 'away'],
    [until, 'open'],
  ])('LAY-09: at %i it is %s', (at, state) => {
    expect(widget(true, told(true, { at })).state()).toEqual({ known: state });
  });

  test('LAY-09: it goes and comes back at the very moment', () => {
    expect(lasts({ at: from - 2_000, changesIn: 90_000 })).toBe(2_000);
    expect(lasts({ at: until - 2_000, changesIn: Infinity })).toBe(2_000);
    expect(lasts({ at: until, changesIn: 90_000 })).toBe(90_000);
  });
});
