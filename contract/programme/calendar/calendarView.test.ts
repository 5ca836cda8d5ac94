import { describe, expect, it } from 'vitest';
import type { Programmation } from '#contract/wire/programmation.ts';
import { monthView, needsToCome, tilesOf } from './calendarView.ts';
import { dayView } from './dayView.ts';
import { presentIn } from '../time/present.ts';
import {
  programmationAt,
  programmationOf,
  programmeSettings,
  questionOf,
} from '../testing/programmations.ts';
import { summaryOf, viewOf } from '../testing/views.ts';
import type { CalendarView } from '../shows/view.ts';

const evening = (id: string, day: string, facts: Parameters<typeof programmationOf>[1] = {}) =>
  programmationOf(id, { ...facts, date: { start: `2027-07-${day}T23:00:00Z`, ...facts.date } });
const counts = (view: CalendarView) => view.days.map(({ date, count }) => [date, count]);
const shownIds = (view: CalendarView) =>
  [...view.days, ...(view.day?.groups ?? [])].flatMap(({ tiles }) => tiles.map(({ id }) => id));

describe('what the calendar shows', () => {
  it('CAL-11: a tile says all that a screen draws', () => {
    const item = programmationOf('1042', {
      thumbnail: [{ siteId: 8, mediaType: 'image', url: '/media/12-320.avif' }],
      date: { start: '2027-07-17T05:00:00+05:30', end: '2027-07-17T01:00:00Z' },
    });
    expect(viewOf([item], '2027-07')).toEqual({
      month: '2027-07',
      days: [
        {
          date: '2027-07-16',
          count: 1,
          tiles: [
            {
              id: '1042',
              title: 'Show 1042',
              url: '/fr/spectacles/show-1042',
              image: '/media/12-320.avif',
              start: '2027-07-16T19:30-04:00',
              minutes: 90,
              kind: 'venue',
              venue: 'Théâtre du Coin',
              city: 'Montréal',
              status: 'ON_SALE',
            },
          ],
        },
      ],
      day: null,
      total: 1,
      leftOutEnglish: 0,
      zones: [{ timezone: 'America/Toronto', offset: '-0400', city: 'Montréal' }],
      hasVenueTimes: true,
      folded: null,
      present: presentIn(Date.parse('2000-01-01T00:00:00Z'), 'America/Toronto'),
      beyond: { previous: null, next: null },
    });
  });

  it('CAL-17: a month without shows is empty', () => {
    expect(viewOf([], '2027-07')).toEqual({
      month: '2027-07',
      days: [],
      day: null,
      total: 0,
      leftOutEnglish: 0,
      zones: [],
      hasVenueTimes: false,
      folded: null,
      present: presentIn(Date.parse('2000-01-01T00:00:00Z'), 'America/Toronto'),
      beyond: { previous: null, next: null },
    });
  });

  it.each([
    [3, ['1', '2', '3']],
    [4, ['1', '2', '3', '4']],
    [5, ['1', '2', '3']],
    [9, ['1', '2', '3']],
  ])(
    'CAL-04: a day of %d shows counts them; of more than four, it has tiles of the first three',
    (count, ids) => {
      const items = Array.from({ length: count }, (_, index) => evening(String(index + 1), '16'));
      const view = viewOf(items, '2027-07');
      expect([counts(view), shownIds(view), view.total]).toEqual([[['2027-07-16', count]], ids, count]);
    },
  );

  it('SHW-18: tiles of Toronto lead to the Toronto site where that is another one, in both views', () => {
    const items = [
      programmationOf('1', { belong_to: { name: 'JFL Toronto' } }),
      programmationOf('2', { belong_to: { name: 'Chapiteau' } }),
    ];
    const linksOn = (torontoSite: string | null, asked: object) => {
      const settings = { ...programmeSettings, torontoSite };
      const { days, day } = viewOf(items, '2027-07', { ...asked, settings });
      return [...days, ...(day?.groups ?? [])].flatMap(({ tiles }) => tiles.map(({ url }) => url));
    };
    const inside = ['/fr/spectacles/show-1', '/fr/spectacles/show-2'];
    const outside = ['https://toronto.example/fr/spectacles/show-1', '/fr/spectacles/show-2'];
    const inDay = { mode: 'day', day: '2027-07-16' };
    expect([
      linksOn(null, {}),
      linksOn('https://toronto.example', {}),
      linksOn('https://toronto.example', inDay),
    ]).toEqual([inside, outside, outside]);
  });

  it('CAL-10: Day view has the day’s shows by start time, and counts of the other days', () => {
    const items = [
      evening('3', '17'),
      programmationAt('2', '2027-07-16T23:00:00Z'),
      programmationAt('1', '2027-07-16T22:30:00Z'),
      programmationAt('4', '2027-07-16T23:00:00Z'),
    ];
    const view = viewOf(items, '2027-07', { mode: 'day', day: '2027-07-16' });
    expect(view.days).toEqual([
      { date: '2027-07-16', count: 3, tiles: [] },
      { date: '2027-07-17', count: 1, tiles: [] },
    ]);
    expect({
      ...view.day,
      groups: view.day?.groups.map(({ time, tiles }) => [time, tiles.map(({ id }) => id)]),
    }).toEqual({
      date: '2027-07-16',
      after: null,
      before: null,
      total: 3,
      earlier: null,
      offset: 0,
      hidden: 0,
      groups: [
        ['18:30', ['1']],
        ['19:00', ['2', '4']],
      ],
    });
  });

  it('CAL-10: a day of 103 shows has 100 tiles and says that 3 are hidden', () => {
    const items = Array.from({ length: 103 }, (_, id) => evening(String(id), '16'));
    const view = viewOf(items, '2027-07', { mode: 'day', day: '2027-07-16' });
    expect([view.day?.total, view.day?.hidden, shownIds(view).length]).toEqual([103, 3, 100]);
  });

  it.each([
    [0, null, { total: 230, offset: 0, hidden: 130 }, ['0', '99']],
    [100, null, { total: 230, offset: 100, hidden: 30 }, ['100', '199']],
    [150, null, { total: 230, offset: 150, hidden: 0 }, ['150', '229']],
    [0, '20:00', { total: 30, offset: 0, hidden: 0 }, ['200', '229']],
  ])(
    'CAL-10: from show %d on, after %s, a day says what comes before and after its hundred',
    (offset, after, told, ends) => {
      const items = Array.from({ length: 230 }, (_, id) =>
        programmationAt(String(id), `2027-07-${id < 200 ? '16T23' : '17T00'}:00:00Z`),
      );
      const view = viewOf(items, '2027-07', { mode: 'day', day: '2027-07-16', after, offset });
      const { groups = [], ...day } = view.day ?? {};
      const ids = shownIds(view);
      expect([day, [ids[0], ids.at(-1)], groups.length]).toEqual([
        { date: '2027-07-16', after, before: null, earlier: null, ...told },
        ends,
        offset === 150 ? 2 : 1,
      ]);
    },
  );

  it('CAL-17: a day without shows is an empty Day view', () => {
    const view = viewOf([evening('1', '16')], '2027-07', { mode: 'day', day: '2027-07-18' });
    expect(view.day).toEqual({
      date: '2027-07-18',
      after: null,
      before: null,
      total: 0,
      earlier: null,
      offset: 0,
      hidden: 0,
      groups: [],
    });
  });

  it('CAL-49: only the days of the month are shown, by each item’s own offset', () => {
    const items = [
      programmationAt('last evening in Montréal', '2027-08-01T03:30:00Z', '-0400'),
      programmationAt('first of August in Montréal', '2027-08-01T23:00:00Z', '-0400'),
      programmationAt('first morning in Auckland', '2027-06-30T12:30:00Z', '+1200'),
      programmationAt('last of June in Montréal', '2027-07-01T03:30:00Z', '-0400'),
    ];
    const view = viewOf(items, '2027-07');
    expect(view.days.map(({ date, tiles }) => [date, tiles.map(({ id }) => id)])).toEqual([
      ['2027-07-01', ['first morning in Auckland']],
      ['2027-07-31', ['last evening in Montréal']],
    ]);
  });

  it('CAL-35: the note and its zones are of tiles told by the venue’s clock', () => {
    const items = [
      evening('1', '16', { categories: ['En ligne'], date: { timezone_offset: '+0000', timezone: null } }),
      evening('2', '16', {
        city: 'Vancouver',
        date: { timezone_offset: '-0700', timezone: 'America/Vancouver' },
      }),
      evening('3', '16'),
      evening('4', '17'),
    ];
    const several = viewOf([...items, evening('5', '17', { city: 'Toronto' })], '2027-07');
    const both = viewOf(items, '2027-07');
    const online = viewOf(items.slice(0, 1), '2027-07');
    expect([both.zones, both.hasVenueTimes, online.zones, online.hasVenueTimes]).toEqual([
      [
        { timezone: 'America/Vancouver', offset: '-0700', city: 'Vancouver' },
        { timezone: 'America/Toronto', offset: '-0400', city: 'Montréal' },
      ],
      true,
      [],
      false,
    ]);
    expect(several.zones.map(({ city }) => city)).toEqual(['Vancouver', '']);
    const ofAnHour = ['-0500', '-0400'].map((timezone_offset, id) =>
      evening(String(id), '16', { date: { timezone_offset } }),
    );
    expect(viewOf(ofAnHour, '2027-07').zones.map(({ offset }) => offset)).toEqual(['-0500', '-0400']);
    const ofOneOffset = ['America/Toronto', 'America/Detroit', null].map((timezone, id) =>
      evening(String(id), '16', { date: { timezone } }),
    );
    expect(viewOf(ofOneOffset, '2027-07').zones.map(({ timezone }) => timezone)).toEqual([
      'America/Toronto',
      'America/Detroit',
      null,
    ]);
  });

  it('CAL-34: a tile that the viewer’s clock tells names its own zone; one of a venue, or without a zone, does not', () => {
    const items = [
      evening('1', '16', { categories: ['En ligne'] }),
      evening('2', '16', { categories: [] }),
      evening('3', '16', { categories: ['En ligne'], date: { timezone: null } }),
      evening('4', '16'),
    ];
    const tiles = viewOf(items, '2027-07').days[0]?.tiles ?? [];
    expect(tiles.map(({ id, timezone }) => [id, timezone])).toEqual([
      ['1', 'America/Toronto'],
      ['2', 'America/Toronto'],
      ['3', undefined],
      ['4', undefined],
    ]);
  });

  it('CAL-16: Toronto tiles have their series', () => {
    const item = evening('1', '16', { belong_to: { name: 'JFL Toronto' }, show_type: { name: 'The42' } });
    const view = viewOf([item], '2027-07');
    expect(view.days[0]?.tiles[0]?.series).toBe('the42');
  });

  it('CAL-30: English shows that the list leaves out are counted', () => {
    const items = [evening('fr', '17'), evening('en', '16', { language: 'en' })];
    const told = (asked: Parameters<typeof viewOf>[2]) => {
      const view = viewOf(items, '2027-07', asked);
      return [shownIds(view), view.leftOutEnglish];
    };
    expect([told({}), told({ english: 'true' }), told({ lang: 'en' })]).toEqual([
      [['fr'], 1],
      [['en', 'fr'], 0],
      [['en', 'fr'], 0],
    ]);
  });

  it('CAL-10: the tiles of a day are in the order of their clocks, wherever they are', () => {
    const items = [
      programmationAt('Vancouver at eight', '2027-07-17T03:00:00Z', '-0700'),
      programmationAt('Montréal at nine', '2027-07-17T01:00:00Z', '-0400'),
    ];
    const view = viewOf(items, '2027-07');
    expect(view.days.map(({ tiles }) => tiles.map(({ id }) => id))).toEqual([
      ['Vancouver at eight', 'Montréal at nine'],
    ]);
  });

  it('items that cannot be placed cost nothing but themselves', () => {
    const items = [programmationAt('1', 'soon'), evening('2', '16')];
    const present = presentIn(Date.parse('2000-01-01T00:00:00Z'), 'America/Toronto');
    expect(tilesOf(items, programmeSettings, present).map(({ id }) => id)).toEqual(['2']);
    expect(counts(viewOf(items, '2027-07'))).toEqual([['2027-07-16', 1]]);
  });

  describe('where the visitor stands in time', () => {
    const at = (local: string) => ({ now: () => Date.parse(`${local}:00-04:00`) });
    const started = (id: string, local: string, rest = {}) =>
      programmationOf(id, {
        date: { start: new Date(Date.parse(`${local}:00-04:00`)).toISOString() },
        ...rest,
      });
    /** Ten shows of a day, one each hour from noon on. */
    const tenOf = (day: string) =>
      Array.from({ length: 10 }, (_, index) =>
        started(`${day}/${12 + index}`, `2027-07-${day}T${12 + index}:00`),
      );
    const month = [...tenOf('14'), ...tenOf('15'), ...tenOf('16'), ...tenOf('17')];
    const seen = (asked: Parameters<typeof viewOf>[2], items: readonly Programmation[] = month) => {
      const { days, folded } = viewOf(items, '2027-07', asked);
      return { folded, days: days.map(({ date, tiles }) => [date, tiles.length]) };
    };

    it('CAL-38: what is before the opening day is one line with its shows, and has no tiles', () => {
      expect(seen({ opening: '2027-07-16', clock: at('2027-07-16T10:00') })).toEqual({
        folded: { from: '2027-07-01', to: '2027-07-15', count: 20 },
        days: [
          ['2027-07-14', 0],
          ['2027-07-15', 0],
          ['2027-07-16', 3],
          ['2027-07-17', 3],
        ],
      });
    });

    it('CAL-38: where today is the last day with shows, it alone is left of them', () => {
      expect(seen({ opening: '2027-07-17', clock: at('2027-07-17T10:00') })).toEqual({
        folded: { from: '2027-07-01', to: '2027-07-16', count: 30 },
        days: [
          ['2027-07-14', 0],
          ['2027-07-15', 0],
          ['2027-07-16', 0],
          ['2027-07-17', 3],
        ],
      });
    });

    it('CAL-38: of chosen days the line begins with the first', () => {
      const days = { from: '2027-07-14', to: '2027-07-17' };
      expect(seen({ opening: '2027-07-16', days }).folded).toEqual({
        from: '2027-07-14',
        to: '2027-07-15',
        count: 20,
      });
    });

    it.each([['2027-07-18'], ['2027-08-02'], ['2027-07-14'], ['2027-06-30'], [null]])(
      'CAL-38: nothing is folded where nothing would be left, or nothing is earlier: %s',
      (opening) => {
        const { folded, days } = seen({ opening });
        expect([folded, days.every(([, tiles]) => tiles === 3)]).toEqual([null, true]);
      },
    );

    const tilesAt = (local: string, items: readonly Programmation[] = tenOf('16')) => {
      const clock = at(local);
      const question = { month: '2027-07', settings: programmeSettings, opening: null, clock };
      const present = presentIn(clock.now(), 'America/Toronto');
      const summary = summaryOf(items, questionOf('2027-07', question));
      const [day] = summary.days;
      const toCome =
        day && needsToCome(day, present)
          ? items.filter(({ date }) => Date.parse(date.start) >= clock.now())
          : [];
      const view = monthView(
        { ...question, days: null, summary, toCome: toCome.slice(0, 4), present },
        { previous: null, next: null },
        programmeSettings,
      );
      return view.days[0]?.tiles.map(({ id, hasBegun }) => `${id}${hasBegun ? ' has begun' : ''}`);
    };

    it.each([
      ['2027-07-16T11:59', ['16/12', '16/13', '16/14']],
      ['2027-07-16T12:00', ['16/13', '16/14', '16/15']],
      ['2027-07-16T18:30', ['16/19', '16/20', '16/21']],
      ['2027-07-16T20:00', ['16/21', '16/20 has begun', '16/12 has begun']],
      ['2027-07-16T21:00', ['16/21 has begun', '16/12 has begun', '16/13 has begun']],
    ])('CAL-38: at %s what has begun stands behind what is to come: %o', (local, ids) => {
      expect(tilesAt(local)).toEqual(ids);
    });

    it.each([
      ['2027-07-16T20:00', ['day', '16/21', '16/20 has begun']],
      ['2027-07-17T00:00', ['day has begun', '16/12 has begun', '16/13 has begun']],
    ])('IMP-09: a day without an hour stands first, and is over with it: at %s %o', (local, ids) => {
      const date = { start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
      expect(tilesAt(local, [programmationOf('day', { date }), ...tenOf('16')])).toEqual(ids);
    });

    it('CAL-38: what has begun is not to come, though it lasts; what comes today is of no other day', () => {
      const lasting = programmationOf('long', {
        date: { start: '2027-07-16T23:00:00Z', end: '2027-07-17T03:00:00Z' },
      });
      expect(tilesAt('2027-07-16T20:00', [lasting, started('late', '2027-07-16T21:00')])).toEqual([
        'late',
        'long has begun',
      ]);
      const present = presentIn(at('2027-07-16T18:30').now(), 'America/Toronto');
      const summary = summaryOf(month, questionOf('2027-07'));
      const toCome = tenOf('16').slice(7);
      const view = monthView(
        { month: '2027-07', days: null, summary, toCome, opening: null, present },
        { previous: null, next: null },
        programmeSettings,
      );
      expect(view.days.map(({ tiles }) => tiles.map(({ id }) => id))).toEqual([
        ['14/12', '14/13', '14/14'],
        ['15/12', '15/13', '15/14'],
        ['16/19', '16/20', '16/21'],
        ['17/12', '17/13', '17/14'],
      ]);
    });

    it('CAL-38: after midnight here, the evening before sells nothing, though it is still to begin in the west', () => {
      const west = programmationOf('west', {
        date: { start: '2027-07-16T06:30:00Z', timezone_offset: '-0700', timezone: 'America/Vancouver' },
      });
      expect(tilesAt('2027-07-16T00:30', [west])).toEqual(['west has begun']);
      expect(tilesAt('2027-07-15T23:59', [west])).toEqual(['west']);
    });

    it('CAL-38: of four, which are all there, in that order', () => {
      expect(tilesAt('2027-07-16T13:30', tenOf('16').slice(0, 4))).toEqual([
        '16/14',
        '16/15',
        '16/12 has begun',
        '16/13 has begun',
      ]);
    });

    it('CAL-38: a day that is over says so, and sells nothing', () => {
      const { days } = viewOf(month, '2027-07', { clock: at('2027-07-16T12:30') });
      const told = days.map(({ date, isOver = false, tiles }) => [
        date,
        isOver,
        tiles.map(({ status }) => status),
      ]);
      const priced = started('priced', '2027-07-15T20:00', { price: { min: 25, max: 48 } });
      const [over] = viewOf([priced], '2027-07', { clock: at('2027-07-16T12:30') }).days[0]?.tiles ?? [];
      expect([over?.hasBegun, over?.price]).toEqual([true, undefined]);
      expect(told).toEqual([
        ['2027-07-14', true, [undefined, undefined, undefined]],
        ['2027-07-15', true, [undefined, undefined, undefined]],
        ['2027-07-16', false, ['ON_SALE', 'ON_SALE', 'ON_SALE']],
        ['2027-07-17', false, ['ON_SALE', 'ON_SALE', 'ON_SALE']],
      ]);
    });

    it('CAL-38: of today from now on, what was earlier is counted', () => {
      const present = presentIn(at('2027-07-16T18:30').now(), 'America/Toronto');
      const summary = summaryOf(month, questionOf('2027-07'));
      const shows = { items: tenOf('16').slice(7), total: 3 };
      const answers = { month: '2027-07', summary, after: '18:30', before: null, offset: 0, shows, present };
      const { day } = dayView(
        '2027-07-16',
        { ...answers, isFolded: true, leftOutEnglish: 0 },
        { previous: null, next: null },
        programmeSettings,
      );
      expect([day?.earlier, day?.total, day?.after]).toEqual([7, 3, '18:30']);
    });
  });
});

it('CAL-38: today needs another request once one of its first shows has begun, and only where it has more than four', () => {
  const present = presentIn(Date.parse('2027-07-16T23:30:00Z'), 'America/Toronto');
  const at = (id: string, start: string) => programmationOf(id, { date: { start } });
  const [begun, coming] = [at('1', '2027-07-16T23:00:00Z'), at('2', '2027-07-17T00:30:00Z')];
  const needs = (count: number, first: ReturnType<typeof at>[]): boolean =>
    needsToCome({ date: '2027-07-16', count, first }, present);
  expect([
    needs(5, [begun, coming]),
    needs(4, [begun, coming]),
    needs(5, [coming]),
    needs(5, [begun]),
    needs(9, []),
  ]).toEqual([true, false, false, true, false]);
});
