import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type TicketListEvent, ticketListMachine } from './ticketList.machine.ts';

const more = (total: number) => ({ type: 'more.pressed', total }) as const;
const city = (name: string) => ({ type: 'city.chosen', city: name }) as const;

const after = (...events: TicketListEvent[]) => {
  const actor = createActor(ticketListMachine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
};

describe('SHW-13: how many tickets are seen', () => {
  test('SHW-13: five at first', () => {
    expect(after()).toEqual({ value: 'everyCity', visible: 5, city: '' });
  });

  test('SHW-13: each press adds five while there are more', () => {
    expect(after(more(12)).visible).toBe(10);
    expect(after(more(12), more(12)).visible).toBe(15);
    expect(after(more(12), more(12), more(12)).visible).toBe(15);
  });

  test('SHW-13: five of five have no more; the sixth has', () => {
    expect(after(more(5)).visible).toBe(5);
    expect(after(more(6)).visible).toBe(10);
  });
});

describe('SHW-14: the city filter', () => {
  test('SHW-14: a city begins with its first five', () => {
    expect(after(more(12), city('Laval'))).toEqual({ value: 'oneCity', visible: 5, city: 'Laval' });
    expect(after(city('Laval'), more(12)).visible).toBe(10);
  });

  test('SHW-14: so does another, and so do all of them again', () => {
    expect(after(city('Laval'), more(12), city('Québec'))).toEqual({
      value: 'oneCity',
      visible: 5,
      city: 'Québec',
    });
    expect(after(city('Laval'), more(12), city(''))).toEqual({ value: 'everyCity', visible: 5, city: '' });
  });
});
