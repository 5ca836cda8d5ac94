import { describe, expect, test, vi } from 'vitest';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { plainHtml, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ReservedShows } from './ReservedShows.tsx';
import { client, drawLists, knownLists, now, reservation, show } from './testing/draw.tsx';

const at = (uuid: string, instant: number, changes: Partial<BookingItem> = {}) =>
  reservation({ uuid, programmation: `of ${uuid}`, show: show(new Date(instant).toISOString()), ...changes });
const day = 86_400_000;
const reservedIn = (html: string): string =>
  /<section[^>]*aria-labelledby="reserved">.*?<\/section>/s.exec(html)?.[0] ?? '';
const articlesIn = (html: string): string[] => html.match(/<article.*?<\/article>/gs) ?? [];
const stubsIn = (html: string): string[] => articlesIn(reservedIn(html));
const namesIn = (html: string) => stubsIn(html).map((stub) => /\[([^:]*):/.exec(stub)?.[1]);

describe('RES-25: the shows to come', () => {
  test('RES-25: they stand by their start, whatever the order of the list', () => {
    const reservations = [at('late', now + 3 * day), at('soon', now + day), at('between', now + 2 * day)];
    expect(namesIn(drawLists(knownLists({ reservations })))).toEqual(['soon', 'between', 'late']);
  });

  test('RES-25: a seat has its own place on the page, its show, its hour, its control and its ticket', () => {
    const html = plainHtml(reservedIn(drawLists(knownLists({ reservations: [reservation()] }))));
    expect(/<ul>(.*)<\/ul>/s.exec(html)?.[1]).toBe(
      '<li id="reservation-b1"><article><span></span><div>' +
        '<time dateTime="2027-07-16T23:30:00Z"><b>7:30 pm</b> <span>Friday, July 16, 2027</span></time>' +
        '<h3><a href="/en/shows/improv">Total improv</a></h3><p>The Parkdale Velvet · Toronto</p>' +
        '<i>[b1: Total improv, 16 July, 7:30 pm]</i></div><div>' +
        '<button type="button" aria-label="Show ticket: Total improv, 16 July, 7:30 pm" data-look="primary">' +
        '<svg aria-hidden="true"><use href="/icons/sprite.svg#ticket"></use></svg> Show ticket</button>' +
        '</div></article></li>',
    );
  });

  test('RES-25: a seat whose show cannot be read stays in sight, with its control and its ticket', () => {
    const told: object[] = [];
    const html = renderScreen(
      <ReservedShows
        client={client}
        reservations={[reservation(), reservation({ uuid: 'b2', programmation: '8', show: null })]}
        cancelled={[]}
        now={now}
        calendarHref="/en/calendar"
        keeping={{ state: 'off', choose: () => {} }}
        renderReservation={({ uuid }, show) => {
          told.push(show);
          return `[${uuid}]`;
        }}
      />,
      { queries: knownLists() },
    );
    expect([articlesIn(html).map(textOf).at(-1), told]).toEqual([
      'A show [b2] Show ticket',
      [
        { title: 'Total improv', start: '2027-07-16T23:30:00Z', when: '16 July, 7:30 pm' },
        { title: 'A show', start: '', when: '' },
      ],
    ]);
  });

  test('RES-25: what starts this moment is over, a moment later it is not', () => {
    const reservations = [at('now', now), at('next', now + 1)];
    expect(namesIn(drawLists(knownLists({ reservations })))).toEqual(['next']);
  });

  test('RES-25: where all is over the calendar is offered too, where something is to come it is not', () => {
    const offers = (...reservations: BookingItem[]) =>
      reservedIn(drawLists(knownLists({ reservations }))).includes('href="/en/calendar"');
    expect([
      offers(),
      offers(at('old', now - day)),
      offers(at('old', now - day), at('new', now + day)),
    ]).toEqual([true, true, false]);
  });

  test('RES-25: what was seen is folded, and counted', () => {
    const html = reservedIn(
      drawLists(knownLists({ reservations: [at('old', now - day), at('new', now + day)] })),
    );
    expect(html).toMatch(
      /<details[^>]*><summary>Already seen \(1\)<\/summary><ul[^>]*><li><a href="\/en\/shows\/improv">Total improv<\/a> <time[^>]*>Wednesday, June 30, 2027<\/time><\/li><\/ul><\/details>/,
    );
    expect(namesIn(html)).toEqual(['new']);
  });

  test('RES-25: title and link are those of the page’s language', () => {
    const html = reservedIn(drawLists(knownLists({ reservations: [reservation()] }), 'fr'));
    expect([textOf(html).includes('Impro totale'), html.includes('href="/fr/spectacles/impro"')]).toEqual([
      true,
      true,
    ]);
  });

  test('RES-25: a place that is told in part is not punctuated', () => {
    const told = show('2027-07-16T23:30:00Z');
    const placeOf = (venue: string, city: string) =>
      /<p>([^<]*)<\/p>/.exec(
        stubsIn(
          drawLists(knownLists({ reservations: [reservation({ show: told && { ...told, venue, city } })] })),
        )[0] ?? '',
      )?.[1];
    expect([
      placeOf('Velvet', 'Toronto'),
      placeOf('', 'Toronto'),
      placeOf('Velvet', ''),
      placeOf('', ''),
    ]).toEqual(['Velvet · Toronto', 'Toronto', 'Velvet', '']);
  });
});

describe('RES-07: what is cancelled while the page is open', () => {
  const reservations = [at('b1', now + day), at('b2', now + 2 * day), at('b3', now + 3 * day)];
  /** The list after these cancellations in it, with the member API's answer. */
  const drawn = (...cancelled: string[]) => drawnWith(cancelled, cancelled);
  const drawnWith = (cancelled: readonly string[], isOff: readonly string[]) =>
    articlesIn(
      renderScreen(
        <ReservedShows
          client={client}
          reservations={reservations.map((each) =>
            isOff.includes(each.uuid) ? { ...each, status: 'false', reserved: false } : each,
          )}
          cancelled={[...cancelled]}
          now={now}
          calendarHref="/en/calendar"
          keeping={{ state: 'off', choose: () => {} }}
          renderReservation={({ uuid }) => `[${uuid}:`}
        />,
        { queries: knownLists() },
      ),
    );
  const stateOf = (stub: string) => [
    /\[([^:]*):/.exec(stub)?.[1],
    stub.includes('data-cancelled="true"'),
    textOf(stub).endsWith('Cancelled'),
    stub.includes('Show ticket'),
  ];

  test('RES-07: it stays in sight, says so, and has no ticket to show any more', () => {
    expect(drawn('b2').map(stateOf)).toEqual([
      ['b1', false, false, true],
      ['b2', true, true, false],
      ['b3', false, false, true],
    ]);
  });

  test('RES-07: one that was cancelled and reserved again is reserved', () => {
    expect(drawnWith(['b1', 'b2'], ['b2']).map((stub) => stateOf(stub).slice(0, 2))).toEqual([
      ['b1', false],
      ['b2', true],
      ['b3', false],
    ]);
  });

  test('RES-07: two are two', () => {
    expect(drawn('b1', 'b3').map((stub) => stateOf(stub).slice(0, 2))).toEqual([
      ['b1', true],
      ['b2', false],
      ['b3', true],
    ]);
  });

  test('RES-24: what was cancelled before is not there', () => {
    const before = [at('b1', now + day, { status: 'false', reserved: false }), at('b2', now + 2 * day)];
    expect(namesIn(drawLists(knownLists({ reservations: before })))).toEqual(['b2']);
  });
});

describe('RES-22: a reservation without a number', () => {
  test('RES-22: it is in sight with its control, and no ticket of it is asked for or shown', () => {
    const asked = vi.spyOn(client, 'admission');
    const [stub = ''] = stubsIn(drawLists(knownLists({ reservations: [at('', now + day)] })));
    expect([textOf(stub), stub.includes('Show ticket'), asked.mock.calls]).toEqual([
      expect.stringContaining('[: Total improv, 2 July, 8:00 am] This ticket could not be loaded.'),
      false,
      [],
    ]);
  });
});

describe('RES-16: a show that was cancelled', () => {
  const ended = (uuid: string, instant: number) =>
    at(uuid, instant, { status: 'false', reserved: false, ended: 'show-cancelled' });

  test.each([
    ['en', 'This show was cancelled; your credit is back.', /Cancelled$/],
    ['fr', 'Ce spectacle a été annulé : votre crédit vous a été rendu.', /Annulé$/],
  ] as const)('RES-16: the list says why the reservation is gone (%s)', (lang, why, stamp) => {
    const [stub = '', ...others] = stubsIn(
      drawLists(knownLists({ reservations: [ended('b1', now + day)] }), lang),
    );
    expect(others).toEqual([]);
    expect(textOf(stub)).toContain(why);
    expect(textOf(stub)).toMatch(stamp);
    expect(stub).toContain('data-cancelled="true"');
    // Neither a control nor an admission.
    expect([stub.includes('[b1:'), stub.includes('aria-busy')]).toEqual([false, false]);
  });

  test('RES-16: it goes once the show would have begun, and was never applauded', () => {
    const html = reservedIn(drawLists(knownLists({ reservations: [ended('b1', now)] })));
    expect([stubsIn(html).length, html.includes('<details')]).toEqual([0, false]);
  });

  test('RES-16: whoever has no other seat is led to the calendar', () => {
    const offers = (...reservations: BookingItem[]) =>
      reservedIn(drawLists(knownLists({ reservations }))).includes('href="/en/calendar"');
    expect([offers(ended('b1', now + day)), offers(ended('b1', now + day), at('b2', now + day))]).toEqual([
      true,
      false,
    ]);
  });

  test('RES-16: one that the member had cancelled before is not told', () => {
    const own = at('b1', now + day, { status: 'false', reserved: false });
    expect(stubsIn(drawLists(knownLists({ reservations: [own] })))).toEqual([]);
  });
});
