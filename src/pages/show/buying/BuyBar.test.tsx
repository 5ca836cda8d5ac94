import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { datesOf, drawShow, showOf } from '../testing/sample.tsx';
import { partsOf, textOf } from '#src/testing/html.ts';

describe('the bar', () => {
  const bar = /href="#buyTickets"/;

  test('SHW-12: it leads to the tickets', () => {
    const html = drawShow(showOf());
    expect(html).toMatch(bar);
    expect(html).toContain('<section id="buyTickets"');
  });

  test('SHW-12: they stop 100 px below the top of the window', () => {
    const css = readFileSync(new URL('../ShowScreen.module.css', import.meta.url), 'utf8');
    // The window's own padding is a part of it.
    expect(css).toMatch(/^\.tickets\[id\] \{\s*scroll-margin-top: calc\(100px - var\(--stuck\)\);/m);
  });

  test.each([
    ['the page hides it', showOf({ hide_buy_tickets: true }), datesOf(1)],
    ['there are no tickets', showOf(), []],
    ['the tickets could not be fetched', showOf(), null],
    ['everything is sold out', showOf(), datesOf(2, { status: 'SOLD_OUT' })],
    ['nothing is for sale', showOf(), datesOf(2, { sale: false })],
  ])('SHW-12: it is not there where %s', (_, show, tickets) => {
    expect(drawShow(show, { tickets })).not.toMatch(bar);
  });

  test('SHW-12: where every date is free it does not sell', () => {
    const words = textOf(drawShow(showOf(), { tickets: datesOf(2, { status: 'FREE' }) }));
    expect([words.includes('Free: see the dates'), words.includes('buy your tickets')]).toEqual([
      true,
      false,
    ]);
  });

  test('SHW-12: what is still on sale decides whether it sells', () => {
    const tickets = [...datesOf(1, { status: 'SOLD_OUT' }), ...datesOf(2, { status: 'FREE' }).slice(1)];
    expect(textOf(drawShow(showOf(), { tickets }))).toContain('Free: see the dates');
  });

  test('SHW-12: it is there until the last date begins', () => {
    const last = Date.parse('2027-07-03T23:30:00Z');
    const isThere = (at: number) => bar.test(drawShow(showOf(), { tickets: datesOf(2), at }));
    expect([isThere(last - 1), isThere(last)]).toEqual([true, false]);
  });

  test('SHW-12: it names the show and its price, and no price that nobody told', () => {
    const wordsOf = (price: { min: number | null; max: number | null }) =>
      textOf(partsOf(drawShow(showOf(), { tickets: datesOf(1, { price }) }), 'aside').at(-1) ?? '');
    expect([wordsOf({ min: 25, max: 25 }), wordsOf({ min: null, max: null })]).toEqual([
      'Les Nuits blanches $25 buy your tickets',
      'Les Nuits blanches buy your tickets',
    ]);
    expect(drawShow(showOf(), { tickets: datesOf(1, { price: { min: null, max: null } }) })).not.toContain(
      '<span></span>',
    );
  });

  test('SHW-15: a show without dates says so', () => {
    expect(textOf(drawShow(showOf(), { tickets: [] }))).toContain('No dates');
  });

  test('SHW-15: dates that could not be fetched are asked for again by a press', () => {
    let asked = 0;
    drawShow(showOf(), { tickets: null, presses: ['Try again'], onRetryTickets: () => (asked += 1) });
    expect(asked).toBe(1);
  });

  test('SHW-15: dates that could not be fetched can be asked for again', () => {
    expect(textOf(drawShow(showOf(), { tickets: null }))).toContain(
      'The dates could not be loaded. Try again',
    );
  });
});
