import type { Equivalent } from './equivalent.ts';

const bug = '"Stryker was here!"';

/** A known result is the same as one that is made anew: only time is lost. */
const memo = 'the result is kept for its time alone: made anew it is the same';

/** A value for the types: `noUncheckedIndexedAccess` does not know that there is always one. */
const forTheTypes = (
  file: string,
  line: string,
  [before, after]: [string, string],
  why: string,
): Equivalent => ({
  file: `contract/programme/${file}`,
  line,
  before,
  after,
  why: `for the types: ${why}`,
});

const kind = 'contract/programme/shows/kind.ts';
const clear = 'if (spelled.size >= spelledLimit) spelled.clear();';

/** A sort that keeps the order of equals asks less of its comparison than that says. */
const inOrder = (
  file: string,
  line: string,
  changes: readonly [string, string][],
  why: string,
): Equivalent[] =>
  changes.map(([before, after]) => ({
    file: `contract/programme/${file}`,
    line,
    before,
    after,
    why: `a stable sort asks only whether a later one stands before an earlier one: ${why}`,
  }));
const notAfter: readonly [string, string][] = [
  ['one > other', 'false'],
  ['one > other', 'true'],
  ['one > other', 'one <= other'],
  ['one > other', 'one >= other'],
];

export const contract: readonly Equivalent[] = [
  ...[
    { line: 'if (known !== undefined) return known;', before: 'known !== undefined', after: 'false' },
    { line: 'spelled.set(category, kind);', before: 'spelled.set(category, kind);', after: ';' },
    { line: clear, before: 'spelled.clear();', after: ';' },
    ...['true', 'false', 'spelled.size > spelledLimit', 'spelled.size < spelledLimit'].map((after) => ({
      line: clear,
      before: 'spelled.size >= spelledLimit',
      after,
    })),
  ].map((change) => ({ file: kind, ...change, why: memo })),
  ...inOrder(
    'calendar/groupByDay.ts',
    'const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));',
    notAfter,
    'the shows come by start and id already',
  ),
  ...inOrder(
    'shows/place.ts',
    'one.length - other.length || (one < other ? -1 : Number(one > other));',
    [...notAfter, ['one < other', 'one <= other']],
    'and no two have one id',
  ),
  {
    file: 'contract/programme/shows/position.ts',
    line: 'one.kilometres === other.kilometres ? 0 : (one.kilometres ?? Infinity) - (other.kilometres ?? Infinity),',
    before: 'one.kilometres === other.kilometres',
    after: 'false',
    why: 'infinity less infinity is no number, which a sort reads as 0',
  },
  ...[
    [
      'calendar/blindLanding.ts',
      ': { first: month < present ? month : present, last: present };',
      'month < present',
      'month <= present',
    ],
    [
      'calendar/landing.ts',
      'first: oldest < present ? oldest : present,',
      'oldest < present',
      'oldest <= present',
    ],
  ].map(([file = '', line = '', before = '', after = '']) => ({
    file: `contract/programme/${file}`,
    line,
    before,
    after,
    why: 'the earlier of two: where both are equal, either is right',
  })),
  {
    file: 'contract/programme/calendar/readMonth.ts',
    line: 'ahead.east.catch(() => null);',
    before: '() => null',
    after: '() => undefined',
    why: 'nobody reads what becomes of the failure: it must be caught, not answered',
  },
  {
    file: 'contract/programme/calendar/readMonth.ts',
    line: 'const ahead: { isOver: boolean; east: Promise<RangeAnswer> | null } = { isOver: false, east: null };',
    before: '{ isOver: false, east: null }',
    after: '{}',
    why: 'neither is read but as one that is not there yet',
  },
  {
    file: 'contract/programme/calendar/readMonth.ts',
    line: 'seconds !== null && Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond;',
    before: 'seconds !== null',
    after: 'true',
    why: 'null is no integer',
  },
  {
    file: 'contract/programme/shows/ticket.ts',
    line: 'amount !== null && Number.isFinite(amount) && amount >= 0;',
    before: 'amount !== null',
    after: 'true',
    why: 'null is not finite',
  },
  {
    file: 'contract/programme/calendar/nearDay.ts',
    line: "return new Intl.DateTimeFormat('en', { timeZone: timezone ?? '' }).resolvedOptions().timeZone;",
    before: "''",
    after: bug,
    why: 'neither is a zone: the offset has to do',
  },
  {
    file: 'contract/programme/calendar/neighbourDay.ts',
    line: 'if (target === null || !isBeyond(target)) return null;',
    before: 'target === null',
    after: 'false',
    why: 'no day is beyond null: the check is for the types',
  },
  {
    file: 'contract/programme/calendar/calendarFacets.ts',
    line: 'bands.flatMap(({ name, band }) => (band !== null && isInBand(price, band) ? [name] : []));',
    before: 'band !== null',
    after: 'true',
    why: 'all our bands can be read: the check is for the types',
  },
  {
    file: 'contract/programme/calendar/calendarView.ts',
    line: 'opening !== null && days.some(({ date }) => date >= opening)',
    before: 'opening !== null',
    after: 'true',
    why: 'no day comes after null: the check is for the types',
  },
  {
    file: 'contract/programme/calendar/calendarView.ts',
    line: 'opening === null || folded.length === 0',
    before: 'opening === null',
    after: 'false',
    why: 'without an opening day nothing is folded: the check is for the types',
  },
  {
    file: 'contract/programme/calendar/calendarView.ts',
    line: 'return hasBegun((end !== null && hasNoHour(show.item.date) ? Date.parse(end) : show.start) - instant);',
    before: 'end !== null',
    after: 'true',
    why: 'a date without an end is no whole day: the check is for the types',
  },
  {
    file: 'contract/programme/calendar/calendarView.ts',
    line: 'if (first === undefined) return [];',
    before: 'first === undefined',
    after: 'false',
    why: 'a group has one at least: the check is for the types',
  },
  forTheTypes(
    'calendar/calendarView.ts',
    'if (first === undefined) return [];',
    ['[]', '["Stryker was here"]'],
    'a group has one at least',
  ),
  forTheTypes(
    'calendar/showsAhead.ts',
    'return show === undefined ? [] : [{ show, more: dates.length - 1 }];',
    ['[]', '["Stryker was here"]'],
    'a group has one at least',
  ),
  forTheTypes(
    'shows/posterSizes.ts',
    'const [, name] = poster.exec(image) ?? [];',
    ['[]', '["Stryker was here"]'],
    'the first of what matches is not read',
  ),
  forTheTypes(
    'shows/priceBand.ts',
    'const [, from, to] = /^(\\d{1,6})-(\\d{1,6})$/.exec(text) ?? [];',
    ['[]', '["Stryker was here"]'],
    'the first of what matches is not read',
  ),
  forTheTypes(
    'structuredData/structuredData.ts',
    "const [wall = '', zone = ''] = start.split(/(?=[+-]\\d\\d:\\d\\d$)/);",
    ["''", bug],
    'a split text has a first part; a day without a zone is cut before it',
  ),
  forTheTypes(
    'texts/excerpt.ts',
    "const end = /[\\s,;:.!?]/.test(text[length] ?? '') ? length : text.lastIndexOf(' ', length - 1);",
    ["''", bug],
    'the text is longer',
  ),
  forTheTypes(
    'texts/linkify.ts',
    "while (start < end && before.has(word[start] ?? '')) start += 1;",
    ["''", bug],
    'it is within the word',
  ),
  forTheTypes(
    'texts/linkify.ts',
    "while (end > start && after.has(word[end - 1] ?? '')) end -= 1;",
    ["''", bug],
    'it is within the word',
  ),
  forTheTypes(
    'texts/linkify.ts',
    "const [name = '', host = '', ...more] = word.split('@');",
    ["''", bug],
    'a split text has a first part, and neither text is a host',
  ),
  forTheTypes(
    'time/dayRange.ts',
    "const [from = '', to = '', ...rest] = text.split('..');",
    ["''", bug],
    'a split text has a first part, and neither text is a day',
  ),
  forTheTypes(
    'videos/videoFilm.ts',
    "const [first = '', second = ''] = url.pathname.split('/').slice(1);",
    ["''", bug],
    'a path has a first part, and neither text is an id',
  ),
  forTheTypes(
    'videos/videoFilm.ts',
    "const last = address?.split(address.includes('=') ? '=' : '/').at(-1) ?? '';",
    ["''", bug],
    'a split text has a last part',
  ),
  ...[
    ['if (text.length <= limit) return text;', 'text.length <= limit', 'false'],
    ['if (text.length <= limit) return text;', 'text.length <= limit', 'text.length < limit'],
    ['if (isPlain(text)) return limit;', 'isPlain(text)', 'false'],
    [
      String.raw`const isPlain = (text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text);`,
      String.raw`(text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text)`,
      '() => undefined',
    ],
    [
      String.raw`const isPlain = (text: string): boolean => /^[ -~\u00a0-\u017f\u2010-\u2026]*$/.test(text);`,
      String.raw`/^[ -~\u00a0-\u017f\u2010-\u2026]*$/`,
      String.raw`/^[ -~\u00a0-\u017f\u2010-\u2026]$/`,
    ],
  ].map(([line = '', before = '', after = '']) => ({
    file: 'contract/programme/texts/excerpt.ts',
    line,
    before,
    after,
    why: 'a short cut for its time alone: counting all graphemes comes to the same',
  })),
  {
    file: 'contract/programme/texts/excerpt.ts',
    line: "const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });",
    before: "{ granularity: 'grapheme' }",
    after: '{}',
    why: 'a segmenter counts graphemes where it is told nothing',
  },
  ...[
    ["while (start < end && before.has(word[start] ?? '')) start += 1;", 'start < end', 'start <= end'],
    ["while (start < end && before.has(word[start] ?? '')) start += 1;", 'start < end', 'true'],
    ["while (end > start && after.has(word[end - 1] ?? '')) end -= 1;", 'end > start', 'end >= start'],
    ["while (end > start && after.has(word[end - 1] ?? '')) end -= 1;", 'end > start', 'true'],
  ].map(([line = '', before = '', after = '']) => ({
    file: 'contract/programme/texts/linkify.ts',
    line,
    before,
    after,
    why: 'beyond the word there is no sign; of a word of signs alone nothing is left either way',
  })),
  ...[
    ['const lower = word.slice(0, 8).toLowerCase();', 'word.slice(0, 8)', 'word', 'only its start is read'],
    [
      "if (lower.startsWith('https://') || lower.startsWith('http://'))",
      "lower.startsWith('https://')",
      "lower.endsWith('https://')",
      'it has as many letters as are compared',
    ],
    [
      "else if (part.kind !== 'text' || part.text !== '') parts.push(part);",
      "part.kind !== 'text'",
      'false',
      'a break has no text, and that of a link is not empty: the check is for the types',
    ],
    ...['/(\\S+)/', '/(\\s)/'].map((after) => [
      'for (const word of line.split(/(\\s+)/)) for (const part of partsOfWord(word)) add({ ...part });',
      '/(\\s+)/',
      after,
      'words are parted from spaces as well, and spaces come together again',
    ]),
  ].map(([line = '', before = '', after = '', why = '']) => ({
    file: 'contract/programme/texts/linkify.ts',
    line,
    before,
    after,
    why,
  })),
  forTheTypes(
    'texts/writeWhen.ts',
    "const [year = '', month = '01', day = '01'] = date.split('-');",
    ["''", bug],
    'a split text has a first part',
  ),
  {
    file: 'contract/wire/block.ts',
    line: "carousel: (attributes) => ({ carousel: { ...attributes, type: 'carousel' } }),",
    before: "'carousel'",
    after: '""',
    why: 'a type that is none counts as slides',
  },
  {
    file: 'contract/wire/home.ts',
    line: "type: v.fallback(v.picklist(['carousel', 'video']), 'carousel'),",
    before: "'carousel'",
    after: '""',
    why: 'all that is asked of the type is whether it is a film',
  },
];
