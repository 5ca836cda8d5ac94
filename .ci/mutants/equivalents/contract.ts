import { contractTypes } from './contractTypes.ts';
import { equal } from './equal.ts';
import type { Equivalent } from './equivalent.ts';

export const contract: readonly Equivalent[] = [
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
  ...equal(
    'programme/texts/excerpt.ts',
    'a short cut for its time alone: counting all graphemes comes to the same',
    {
      'if (text.length <= limit) return text;': [
        ['text.length <= limit', 'false'],
        ['text.length <= limit', 'text.length < limit'],
      ],
      'if (isPlain(text)) return limit;': [['isPlain(text)', 'false']],
      [String.raw`const isPlain = (text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text);`]:
        [
          [
            String.raw`(text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text)`,
            '() => undefined',
          ],
          [String.raw`/^[ -~\u00a0-\u017f\u2010-\u2026]*$/`, String.raw`/^[ -~\u00a0-\u017f\u2010-\u2026]$/`],
        ],
    },
  ),
  ...equal('programme/texts/excerpt.ts', 'a segmenter counts graphemes where it is told nothing', {
    "const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });": [
      ["{ granularity: 'grapheme' }", '{}'],
    ],
  }),
  ...equal(
    'programme/texts/linkify.ts',
    'beyond the word there is no sign; of a word of signs alone nothing is left either way',
    {
      "while (start < end && before.has(word[start] ?? '')) start += 1;": [
        ['start < end', 'start <= end'],
        ['start < end', 'true'],
      ],
      "while (end > start && after.has(word[end - 1] ?? '')) end -= 1;": [
        ['end > start', 'end >= start'],
        ['end > start', 'true'],
      ],
    },
  ),
  ...equal('programme/texts/linkify.ts', 'only its start is read', {
    'const lower = word.slice(0, 8).toLowerCase();': [['word.slice(0, 8)', 'word']],
  }),
  ...equal('programme/texts/linkify.ts', 'it has as many letters as are compared', {
    "if (lower.startsWith('https://') || lower.startsWith('http://'))": [
      ["lower.startsWith('https://')", "lower.endsWith('https://')"],
    ],
  }),
  ...equal(
    'programme/texts/linkify.ts',
    'words are parted from spaces as well, and spaces come together again',
    {
      [String.raw`for (const word of line.split(/(\s+)/)) for (const part of partsOfWord(word)) add({ ...part });`]:
        [
          [String.raw`/(\s+)/`, String.raw`/(\S+)/`],
          [String.raw`/(\s+)/`, String.raw`/(\s)/`],
        ],
    },
  ),
  ...equal('wire/block.ts', 'a type that is none counts as slides', {
    "carousel: (attributes) => ({ carousel: { ...attributes, type: 'carousel' } }),": [["'carousel'", '""']],
  }),
  ...equal('wire/home.ts', 'all that is asked of the type is whether it is a film', {
    "type: v.fallback(v.picklist(['carousel', 'video']), 'carousel'),": [["'carousel'", '""']],
  }),
];
