import { describe, expect, test } from 'vitest';
import { answerBatch } from './answers/batch.ts';
import { searchLimits } from './limits.ts';
import { attacks, one, several, times, worst, type Asked } from './testing/attacks.ts';
import { now, sampleSearch } from './testing/searchFrom.ts';
import { unitsOf } from './work/limits.ts';
import type { Spend } from './work/spending.ts';
import { Work } from './work/work.ts';

const sample = sampleSearch();

interface Answer {
  status: number;
  text: string;
}
/** The sample programme's search, from outside. */
const open = (spend?: Spend) => {
  const askFrom = sample.open({}, spend);
  return async ({ path, body }: Asked): Promise<Answer> => {
    const answer = await askFrom({ connection: '203.0.113.7' }, path, JSON.stringify(body));
    return { status: answer.status, text: await answer.text() };
  };
};
const refused = (message: string): Answer => ({
  status: 400,
  text: JSON.stringify({ message, status: 400 }),
});
const tooMuchWork = refused(
  'The request is more than 40000000 units of work: ask for fewer queries, words, filters, facets or hits',
);
const tooManyBytes = refused(
  'The answer has more than 2000000 bytes: ask for fewer queries, attributes or hits',
);
/** An answer without its times. */
const untimed = ({ status, text }: Answer): Answer => ({
  status,
  text: text.replaceAll(/"processingTimeMS":\d+/g, ''),
});

describe('Security: SRCH-10: one request has a budget of counted work', () => {
  test.each([
    ['50 queries of 1,000 hits', attacks.hits, tooManyBytes],
    ['50 queries of 20 misspelt words', attacks.words, tooMuchWork],
    ['30 filters of 500 terms', attacks.filters, tooMuchWork],
    ['a tag of 240 KB', attacks.tag, refused('highlightPreTag must be a text of 64 characters at most')],
  ])('%s are refused, and the answer says which bound', async (_, asked, answer) => {
    const ask = open();
    expect(await ask(asked)).toEqual(answer);
    // The cache of the first time changes nothing.
    expect(await ask(asked)).toEqual(answer);
  });

  test.each([
    [
      'highlights',
      attacks.highlights,
      one({ query: 'le', hitsPerPage: 1000, attributesToHighlight: ['body'] }),
    ],
    ['facets', attacks.facets, one({ facets: ['date.day'] })],
  ])('one name thousands of times in %s is one name, and as much work', async (_, asked, once) => {
    let units = 0;
    const ask = open((_address, more) => {
      units += more;
    });
    const unitsFor = async (request: Asked): Promise<number> => {
      units = 0;
      await ask(request);
      return units - JSON.stringify(request.body).length * unitsOf.character;
    };
    expect(untimed(await ask(asked))).toEqual(untimed(await ask(once)));
    expect(units).toBeGreaterThan(0);
    expect(await unitsFor(asked)).toBeCloseTo(await unitsFor(once), 0);
  });

  test.each(Object.entries(worst))('about the most of %s is answered', async (_, asked) => {
    const { status, text } = await open()(asked);
    expect(status, text).toBe(200);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_000_000);
  });
});

const names = (count: number) => times(count, (at) => `name${at}`);
const sign = '€';
const lists = [
  'responseFields',
  'facets',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
];
const conditions = (count: number) => times(count, (at) => `price>=${at}`);

describe('Security: SRCH-10: what a request may hold', () => {
  test.each<[string, (size: number) => Asked, number, string]>([
    ...['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'].map(
      (name): [string, (size: number) => Asked, number, string] => [
        name,
        (size) => one({ [name]: sign.repeat(size) }),
        searchLimits.tag,
        `${name} must be a text of 64 characters at most`,
      ],
    ),
    ...lists.map((name): [string, (size: number) => Asked, number, string] => [
      name,
      (size) => one({ [name]: [...names(size), ...names(size)] }),
      searchLimits.names,
      `${name} must be a list of 100 different names at most`,
    ]),
    [
      'facetFilters',
      (size) => one({ facetFilters: [times(size - 1, (at) => `cities:${at}`), 'lang:fr'] }),
      searchLimits.conditions,
      'facetFilters must be a filter, a list of them, or a list of such lists, 1000 at most',
    ],
    [
      'empty lists in facetFilters',
      (size) => one({ facetFilters: times(size, () => []) }),
      searchLimits.conditions,
      'facetFilters must be a filter, a list of them, or a list of such lists, 1000 at most',
    ],
    [
      'numericFilters',
      (size) => one({ numericFilters: conditions(size) }),
      searchLimits.conditions,
      'numericFilters must be a filter, a list of them, or a list of such lists, 1000 at most',
    ],
    [
      'all filters together',
      (size) =>
        one({
          filters: 'lang:fr OR NOT (lang:en AND kind:show)',
          facetFilters: ['lang:fr'],
          tagFilters: '-x',
          optionalFilters: 'kind:show,kind:page',
          numericFilters: conditions(size - 7),
        }),
      searchLimits.conditions,
      'filters must be 1000 conditions at most, all together',
    ],
    [
      'requests',
      (size) => several(size, () => ({ hitsPerPage: 0 })),
      searchLimits.requests,
      'requests must be a list of 50 queries at most, each with its indexName',
    ],
    [
      'hitsPerPage',
      (size) => one({ hitsPerPage: size, attributesToRetrieve: [], attributesToHighlight: [] }),
      searchLimits.hitsPerPage,
      'hitsPerPage must be a whole number from 0 to 1000',
    ],
  ])('%s: the most, and one more', async (_, asked, most, message) => {
    const ask = open();
    expect((await ask(asked(most))).status).toBe(200);
    expect(await ask(asked(most + 1))).toEqual(refused(message));
  });

  test('a list of filters as one text has as many characters as a filter', async () => {
    const ask = open();
    const asked = (size: number) =>
      one({ facetFilters: `${'kind:a,'.repeat(size / 7)}${'x'.repeat(size % 7)}` });
    expect((await ask(one({ facetFilters: 'kind:a,'.repeat(900) }))).status).toBe(200);
    expect(await ask(asked(searchLimits.filter + 1))).toEqual(
      refused('facetFilters: longer than 8192 characters'),
    );
  });

  test('what filters weigh is counted as work, as what they leave is', async () => {
    let units = 0;
    const ask = open((_address, more) => {
      units += more;
    });
    const unitsFor = async (body: object): Promise<number> => {
      units = 0;
      expect((await ask(one({ hitsPerPage: 1, attributesToRetrieve: [], ...body }))).status).toBe(200);
      return units;
    };
    const plain = await unitsFor({});
    const facetFilters = [times(100, (at) => (at === 0 ? 'kind:-x' : `kind:x${at}`))];
    const narrowed = (await unitsFor({ facetFilters })) - plain;
    expect((await unitsFor({ optionalFilters: facetFilters })) - plain).toBeGreaterThan(0.9 * narrowed);
  });

  test('an answer is refused where one hit more would be more than 2 MB, not before', async () => {
    const ask = open();
    const full = { hitsPerPage: 1000, attributesToHighlight: [] };
    /** Four times everything, and then so many. */
    const hits = (count: number) => several(5, (at) => (at < 4 ? full : { ...full, hitsPerPage: count }));
    let [answered, refusedAt] = [0, 448];
    while (refusedAt - answered > 1) {
      const middle = Math.floor((answered + refusedAt) / 2);
      if ((await ask(hits(middle))).status === 200) answered = middle;
      else refusedAt = middle;
    }
    expect(await ask(hits(refusedAt))).toEqual(tooManyBytes);
    const [{ text }, more] = [
      await ask(hits(answered)),
      await ask(one({ ...full, page: answered, hitsPerPage: 1 })),
    ];
    const bytes = Buffer.byteLength(text);
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    expect(bytes + Buffer.byteLength(more.text)).toBeGreaterThan(2_000_000);
  });
});

/** Units between two looks at waiting requests: about ten milliseconds. */
const atOnce = 1_000_000;

describe('SRCH-10: searches are worked in slices', () => {
  test.each(Object.entries(worst))('the most of %s gives way again and again', async (_, { body }) => {
    const index = await sample.index();
    let [total, since, longest] = [0, 0, 0];
    const work = new Work({
      spend: (units) => {
        total += units;
        since += units;
        longest = Math.max(longest, since);
      },
      awaitTurn: () => {
        since = 0;
        return Promise.resolve();
      },
    });
    await answerBatch({ index, now, checkName: () => undefined, work }, body);
    expect(longest).toBeLessThan(atOnce);
    // Without pauses it would be all of it.
    expect(total).toBeGreaterThan(3 * atOnce);
  });
});
