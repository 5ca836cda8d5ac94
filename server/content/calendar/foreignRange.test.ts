import { describe, expect, test } from 'vitest';
import type { ListEnvelope } from '#contract/wire/list.ts';
import { readWholeRange } from './foreignRange.ts';

const itemsOf = (count: number): { id: string }[] =>
  Array.from({ length: count }, (_, id) => ({ id: String(id) }));

/** A host's list: a part from the offset, honest by default. */
interface Host {
  items?: readonly unknown[];
  pagesize?: number;
  totalcount?: number;
  /** The data at an offset. */
  dataAt?: (offset: number, honest: unknown[]) => unknown[];
  /** A page's count, by the number of earlier requests. */
  countAt?: (asked: number) => number;
}

const read = async ({ items = itemsOf(30), pagesize = 10, totalcount, dataAt, countAt }: Host) => {
  const offsets: number[] = [];
  const lines: [string, object][] = [];
  const readPage = (offset: number): Promise<ListEnvelope> => {
    const honest = items.slice(offset, offset + pagesize);
    const total = countAt?.(offsets.length) ?? totalcount ?? items.length;
    offsets.push(offset);
    return Promise.resolve({
      data: dataAt?.(offset, honest) ?? honest,
      pagesize,
      totalcount: total,
      previous: 1,
      next: 2,
    });
  };
  const reading = {
    readPage,
    most: 100,
    tooMany: (count: number) => new Error(`${count} are too many`),
    log: (event: string, details: object) => void lines.push([event, details]),
  };
  const outcome = await readWholeRange(reading, { from: 0 }).then(
    (answer) => ({ answer, once: [...new Set(answer.data.map((item) => JSON.stringify(item)))] }),
    (reason: unknown) => ({ answer: reason, once: [] }),
  );
  return { ...outcome, offsets, lines };
};
const once = (count: number): string[] => itemsOf(count).map((item) => JSON.stringify(item));
const whole = (count: number) => ({ data: itemsOf(count), previous: 1, next: 2 });
const incomplete = (received: number, total: number) => [
  ['content.list.incomplete', { from: 0, received, total }],
];
const undercounted = (received: number, total: number) => [
  ['content.list.undercounted', { from: 0, received, total }],
];

describe('a list that is what it says', () => {
  test.each<[number, number[]]>([
    [0, [0]],
    [5, [0]],
    [9, [0]],
    // A full page: another one follows.
    [10, [0, 10]],
    [11, [0, 10]],
    [25, [0, 10, 20]],
    [55, [0, 10, 20, 30, 40, 50]],
  ])('CAL-50: %i items: the pages at %o', async (count, asked) => {
    expect(await read({ items: itemsOf(count) })).toEqual({
      answer: whole(count),
      once: once(count),
      offsets: asked,
      lines: [],
    });
  });

  test('CAL-50: pages may be shorter than asked for', async () => {
    expect(await read({ items: itemsOf(7), pagesize: 3 })).toEqual({
      answer: whole(7),
      once: once(7),
      offsets: [0, 3, 6],
      lines: [],
    });
  });
});

describe('CAL-50: pages of other lengths than the first: none is left out, none comes twice', () => {
  test('they shrink', async () => {
    const { answer, offsets, lines } = await read({
      dataAt: (offset, honest) => (offset === 0 ? honest : honest.slice(0, 4)),
    });
    expect([answer, lines]).toEqual([whole(30), []]);
    // The second round uses the page size of the first.
    expect(offsets.slice(0, 6)).toEqual([0, 10, 20, 14, 18, 22]);
  });

  test('they grow', async () => {
    const items = itemsOf(30);
    const { answer, lines } = await read({
      items,
      dataAt: (offset, honest) => (offset === 0 ? honest.slice(0, 3) : honest),
    });
    expect([answer, lines]).toEqual([whole(30), []]);
  });

  test('each has another length', async () => {
    const lengths = [3, 1, 4, 1, 5, 9, 2, 6];
    const { answer, lines } = await read({
      dataAt: (offset, honest) => honest.slice(0, lengths[offset % lengths.length]),
    });
    expect([answer, lines]).toEqual([whole(30), []]);
  });
});

describe('CAL-50: a list that counts wrongly', () => {
  test.each([10, 1, 0, -5])('too few, %i: it is read to its end, and the log says so', async (totalcount) => {
    const { answer, lines } = await read({ totalcount });
    expect([answer, lines]).toEqual([whole(30), undercounted(30, totalcount)]);
  });

  test('too few, on pages shorter than asked for: it is read to its end', async () => {
    const { answer, lines } = await read({ totalcount: 10, dataAt: (_, honest) => honest.slice(0, 4) });
    expect([answer, lines]).toEqual([whole(30), undercounted(30, 10)]);
  });

  test('each page counts itself: it is read to its end', async () => {
    const { answer, lines } = await read({
      items: itemsOf(25),
      countAt: (asked) => (asked % 3 === 2 ? 5 : 10),
    });
    expect([answer, lines]).toEqual([whole(25), undercounted(25, 10)]);
  });

  test('too many: what it lists is all there is, where nothing stands at the last place that it counts', async () => {
    const { answer, offsets, lines } = await read({ totalcount: 45 });
    expect([answer, lines]).toEqual([whole(30), incomplete(30, 45)]);
    expect(offsets.at(-1)).toBe(44);
  });

  test('more than are read: it is not even asked for', async () => {
    expect(await read({ totalcount: 101 })).toEqual({
      answer: new Error('101 are too many'),
      once: [],
      offsets: [0],
      lines: [],
    });
    expect((await read({ items: itemsOf(100) })).answer).toEqual(whole(100));
  });

  test('more than are read come unannounced', async () => {
    const { answer, offsets } = await read({ items: itemsOf(1000), totalcount: 5 });
    expect([answer, offsets.length]).toEqual([new Error('110 are too many'), 11]);
  });
});

describe('CAL-50: a part that is missing is never taken for the whole', () => {
  const without =
    (...offsets: number[]) =>
    (offset: number, honest: unknown[]): unknown[] =>
      offsets.includes(offset) ? [] : honest;

  test.each<[string, Host, string]>([
    ['the first page is empty', { dataAt: () => [] }, 'It counts 30 dates and lists none'],
    ['a page in the middle is empty', { dataAt: without(10) }, 'It counts 30 dates and stops at 10'],
    ['pages from the middle on are empty', { dataAt: without(10, 20) }, 'It counts 30 dates and stops at 10'],
    [
      'every page is the first one',
      { dataAt: () => itemsOf(10) },
      'It repeats itself from 10 on, and counts 30 dates',
    ],
    [
      'the pages go in circles',
      { items: itemsOf(40), dataAt: (offset) => itemsOf(20).slice(offset % 20, (offset % 20) + 10) },
      'It repeats itself from 20 on, and counts 40 dates',
    ],
  ])('%s', async (_name, host, reason) => {
    const { answer, lines } = await read(host);
    expect([answer, lines]).toEqual([new Error(reason), []]);
  });
});

describe('CAL-50: a list that repeats items holds each once', () => {
  const twice = itemsOf(15).flatMap((item) => [item, item]);
  const items = itemsOf(30);

  test.each<[string, Host, number, unknown[]]>([
    [
      'pages overlap',
      { items, dataAt: (offset) => items.slice(Math.max(0, offset - 3), Math.max(0, offset - 3) + 10) },
      30,
      [],
    ],
    ['each stands twice, and is counted twice', { items: twice }, 15, incomplete(15, 30)],
    ['each stands twice, and is counted once', { items: twice, totalcount: 15 }, 15, []],
  ])('%s', async (_name, host, count, told) => {
    const answer = await read(host);
    expect([answer.once, answer.lines]).toEqual([once(count), told]);
  });

  test('the pages come in another order', async () => {
    const dataAt = (offset: number) => (offset < 30 ? items.slice(20 - offset, 30 - offset) : []);
    const answer = await read({ items, dataAt });
    expect([answer.once.toSorted(), answer.lines]).toEqual([once(30).toSorted(), []]);
  });
});

test('CAL-50: a list that changes between two of its pages is read once more', async () => {
  let asked = 0;
  /** After its first page the list loses its first item: the rest moves up by one. */
  const now = () => itemsOf(30).slice(asked === 0 ? 0 : 1);
  const { answer, lines } = await read({
    countAt: () => now().length,
    dataAt: (offset) => {
      const data = now().slice(offset, offset + 10);
      asked += 1;
      return data;
    },
  });
  expect([answer, lines]).toEqual([{ ...whole(30), data: itemsOf(30).slice(1) }, []]);
});

test('CAL-50: a list is read once more though only a page in the middle counts differently', async () => {
  const { answer, offsets } = await read({
    items: itemsOf(25),
    countAt: (asked) => (asked === 1 ? 24 : 25),
  });
  expect([answer, offsets]).toEqual([whole(25), [0, 10, 20, 0, 10, 20]]);
});

test('CAL-50: items that are numbered are told apart like those that are named', async () => {
  const items = Array.from({ length: 30 }, (_, id) => ({ id }));
  const dataAt = (offset: number) => items.slice(Math.max(0, offset - 3), Math.max(0, offset - 3) + 10);
  const answer = await read({ items, dataAt });
  expect([answer.once, answer.lines]).toEqual([items.map((item) => JSON.stringify(item)), []]);
});
