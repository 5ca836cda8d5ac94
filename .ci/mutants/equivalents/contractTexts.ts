import { equal } from './equal.ts';
import type { Equivalent } from './equivalent.ts';

/** Short cuts and signs of the contract's texts and structured data. */
export const contractTexts: readonly Equivalent[] = [
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
  ...equal(
    'programme/structuredData/structuredData.ts',
    'a short cut for its time alone: a URL comes to the same',
    {
      [String.raw`const isPlain = (path: string): boolean => /^\/(?!\/)[\w/.-]*$/.test(path);`]: [
        [String.raw`(path: string): boolean => /^\/(?!\/)[\w/.-]*$/.test(path)`, '() => undefined'],
        [String.raw`/^\/(?!\/)[\w/.-]*$/`, String.raw`/^\/(?!\/)[\w/.-]$/`],
      ],
    },
  ),
  ...equal('programme/structuredData/structuredData.ts', 'of a start only the zone looks so', {
    [String.raw`const [wall = '', zone = ''] = start.split(/(?=[+-]\d\d:\d\d$)/);`]: [
      [String.raw`/(?=[+-]\d\d:\d\d$)/`, String.raw`/(?=[+-]\d\d:\d\d)/`],
    ],
  }),
  ...equal(
    'programme/structuredData/announcementStructuredData.ts',
    'an empty path of an origin is its root',
    {
      "const organization = { '@type': 'Organization', name: brand, url: absolute('/') };": [["'/'", '""']],
      "hiringOrganization: { '@type': 'Organization', name: brand, sameAs: absolute('/') },": [["'/'", '""']],
    },
  ),
];
