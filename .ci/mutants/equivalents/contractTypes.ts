import { equal } from './equal.ts';
import type { Equivalent } from './equivalent.ts';

/** Checks and values for the types alone, which do not know that there is always one. */
export const contractTypes: readonly Equivalent[] = [
  ...equal('programme/calendar/neighbourDay.ts', 'no day is beyond null: the check is for the types', {
    'if (target === null || !isBeyond(target)) return null;': [['target === null', 'false']],
  }),
  ...equal('programme/calendar/calendarFacets.ts', 'all our bands can be read: the check is for the types', {
    'bands.flatMap(({ name, band }) => (band !== null && isInBand(price, band) ? [name] : []));': [
      ['band !== null', 'true'],
    ],
  }),
  ...equal('programme/calendar/calendarView.ts', 'no day comes after null: the check is for the types', {
    'opening !== null && days.some(({ date }) => date >= opening)': [['opening !== null', 'true']],
  }),
  ...equal(
    'programme/calendar/calendarView.ts',
    'without an opening day nothing is folded: the check is for the types',
    {
      'opening === null || folded.length === 0': [['opening === null', 'false']],
    },
  ),
  ...equal(
    'programme/calendar/calendarView.ts',
    'a date without an end is no whole day: the check is for the types',
    {
      'return hasBegun((end !== null && hasNoHour(show.item.date) ? Date.parse(end) : show.start) - instant);':
        [['end !== null', 'true']],
    },
  ),
  ...equal('programme/calendar/calendarView.ts', 'a group has one at least: the check is for the types', {
    'if (first === undefined) return [];': [['first === undefined', 'false']],
  }),
  ...equal('programme/calendar/calendarView.ts', 'for the types: a group has one at least', {
    'if (first === undefined) return [];': [['[]', '["Stryker was here"]']],
  }),
  ...equal('programme/calendar/showsAhead.ts', 'for the types: a group has one at least', {
    'return show === undefined ? [] : [{ show, more: dates.length - 1 }];': [['[]', '["Stryker was here"]']],
  }),
  ...equal('programme/shows/posterSizes.ts', 'for the types: the first of what matches is not read', {
    'const [, name] = poster.exec(image) ?? [];': [['[]', '["Stryker was here"]']],
  }),
  ...equal('programme/shows/priceBand.ts', 'for the types: the first of what matches is not read', {
    [String.raw`const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(text) ?? [];`]: [
      ['[]', '["Stryker was here"]'],
    ],
  }),
  ...equal(
    'programme/structuredData/structuredData.ts',
    'for the types: a split text has a first part; a day without a zone is cut before it',
    {
      [String.raw`const [wall = '', zone = ''] = start.split(/(?=[+-]\d\d:\d\d$)/);`]: [
        ["''", '"Stryker was here!"'],
      ],
    },
  ),
  ...equal('programme/texts/excerpt.ts', 'for the types: the text is longer', {
    [String.raw`const end = /[\s,;:.!?]/.test(text[length] ?? '') ? length : text.lastIndexOf(' ', length - 1);`]:
      [["''", '"Stryker was here!"']],
  }),
  ...equal('programme/texts/linkify.ts', 'for the types: it is within the word', {
    "while (start < end && before.has(word[start] ?? '')) start += 1;": [["''", '"Stryker was here!"']],
    "while (end > start && after.has(word[end - 1] ?? '')) end -= 1;": [["''", '"Stryker was here!"']],
  }),
  ...equal(
    'programme/texts/linkify.ts',
    'for the types: a split text has a first part, and neither text is a host',
    {
      "const [name = '', host = '', ...more] = word.split('@');": [["''", '"Stryker was here!"']],
    },
  ),
  ...equal(
    'programme/time/dayRange.ts',
    'for the types: a split text has a first part, and neither text is a day',
    {
      "const [from = '', to = '', ...rest] = text.split('..');": [["''", '"Stryker was here!"']],
    },
  ),
  ...equal(
    'programme/videos/videoFilm.ts',
    'for the types: a path has a first part, and neither text is an id',
    {
      "const [first = '', second = ''] = url.pathname.split('/').slice(1);": [["''", '"Stryker was here!"']],
    },
  ),
  ...equal('programme/videos/videoFilm.ts', 'for the types: a split text has a last part', {
    "const last = address?.split(address.includes('=') ? '=' : '/').at(-1) ?? '';": [
      ["''", '"Stryker was here!"'],
    ],
  }),
  ...equal(
    'programme/texts/linkify.ts',
    'a break has no text, and that of a link is not empty: the check is for the types',
    {
      "else if (part.kind !== 'text' || part.text !== '') parts.push(part);": [
        ["part.kind !== 'text'", 'false'],
      ],
    },
  ),
  ...equal('programme/texts/writeWhen.ts', 'for the types: a split text has a first part', {
    "const [year = '', month = '01', day = '01'] = date.split('-');": [["''", '"Stryker was here!"']],
  }),
];
