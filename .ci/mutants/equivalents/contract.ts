import { contractTexts } from './contractTexts.ts';
import { contractTypes } from './contractTypes.ts';
import { equal } from './equal.ts';
import type { Equivalent } from './equivalent.ts';

export const contract: readonly Equivalent[] = [
  ...contractTexts,
  ...contractTypes,
  ...equal('programme/shows/kind.ts', 'the result is kept for its time alone: made anew it is the same', {
    'if (known !== undefined) return known;': [['known !== undefined', 'false']],
    'spelled.set(category, kind);': [['spelled.set(category, kind);', ';']],
    'if (spelled.size >= spelledLimit) spelled.clear();': [
      ['spelled.clear();', ';'],
      ['spelled.size >= spelledLimit', 'true'],
      ['spelled.size >= spelledLimit', 'false'],
      ['spelled.size >= spelledLimit', 'spelled.size > spelledLimit'],
      ['spelled.size >= spelledLimit', 'spelled.size < spelledLimit'],
    ],
  }),
  ...equal(
    'programme/calendar/groupByDay.ts',
    'a stable sort asks only whether a later one stands before an earlier one: the shows come by start and id already',
    {
      'const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));':
        [
          ['one > other', 'false'],
          ['one > other', 'true'],
          ['one > other', 'one <= other'],
          ['one > other', 'one >= other'],
        ],
    },
  ),
  ...equal(
    'programme/shows/place.ts',
    'a stable sort asks only whether a later one stands before an earlier one: and no two have one id',
    {
      'one.length - other.length || (one < other ? -1 : Number(one > other));': [
        ['one > other', 'false'],
        ['one > other', 'true'],
        ['one > other', 'one <= other'],
        ['one > other', 'one >= other'],
        ['one < other', 'one <= other'],
      ],
    },
  ),
  ...equal('programme/shows/position.ts', 'infinity less infinity is no number, which a sort reads as 0', {
    'one.kilometres === other.kilometres ? 0 : (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity),':
      [['one.kilometres === other.kilometres', 'false']],
  }),
  ...equal(
    'programme/calendar/blindLanding.ts',
    'the earlier of two: where both are equal, either is right',
    {
      ': { first: month < present ? month : present, last: present };': [
        ['month < present', 'month <= present'],
      ],
    },
  ),
  ...equal('programme/calendar/landing.ts', 'the earlier of two: where both are equal, either is right', {
    'first: oldest < present ? oldest : present,': [['oldest < present', 'oldest <= present']],
  }),
  ...equal(
    'programme/calendar/readMonth.ts',
    'nobody reads what becomes of the failure: it must be caught, not answered',
    {
      'ahead.east.catch(() => null);': [['() => null', '() => undefined']],
    },
  ),
  ...equal('programme/calendar/readMonth.ts', 'neither is read but as one that is not there yet', {
    'const ahead: { isOver: boolean; east: Promise<RangeAnswer> | null } = { isOver: false, east: null };': [
      ['{ isOver: false, east: null }', '{}'],
    ],
  }),
  ...equal('programme/calendar/readMonth.ts', 'null is no integer', {
    'seconds !== null && Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond;': [
      ['seconds !== null', 'true'],
    ],
  }),
  ...equal('programme/shows/ticket.ts', 'null is not finite', {
    'amount !== null && Number.isFinite(amount) && amount >= 0;': [['amount !== null', 'true']],
  }),
  ...equal('programme/calendar/nearDay.ts', 'neither is a zone: the offset has to do', {
    "return new Intl.DateTimeFormat('en', { timeZone: timezone ?? '' }).resolvedOptions().timeZone;": [
      ["''", '"Stryker was here!"'],
    ],
  }),
  ...equal('wire/block.ts', 'a type that is none counts as slides', {
    "carousel: (attributes) => ({ carousel: { ...attributes, type: 'carousel' } }),": [["'carousel'", '""']],
  }),
  ...equal('wire/home.ts', 'all that is asked of the type is whether it is a film', {
    "type: v.fallback(v.picklist(['carousel', 'video']), 'carousel'),": [["'carousel'", '""']],
  }),
];
