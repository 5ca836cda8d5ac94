import { expect, test } from 'vitest';
import * as v from 'valibot';
import { listEnvelope } from '#contract/wire/list.ts';
import { readPage } from './readPage.ts';

const list = {
  name: 'shows',
  pathOf: () => '/shows',
  envelope: listEnvelope,
  item: v.object({ id: v.string() }),
};

/** Reads a page from a host that gives these answers, one after the other. */
const readingOf = (...answers: { ids: string[]; etag?: string }[]) => {
  const told: (string | null)[] = [];
  let kept: Awaited<ReturnType<typeof readPage<{ id: string }>>> = null;
  const next = async () => {
    const before = kept;
    const [{ ids, etag } = { ids: [] }] = answers.splice(0, 1);
    kept = await readPage({
      ask: async (_, { headers } = {}) => {
        told.push(new Headers(headers).get('if-none-match'));
        const data = ids.map((id) => ({ id }));
        return Response.json({ data, totalcount: data.length }, { headers: etag ? { etag } : {} });
      },
      list,
      address: '/shows',
      offset: 0,
      kept: kept ?? undefined,
      tell: () => {},
    });
    return [kept?.page.items.map(({ id }) => id), before !== null && kept?.page === before.page];
  };
  return { next, told };
};

test.each([
  ['without validators', undefined, undefined],
  ['with one validator for everything', '"1"', '"1"'],
  ['with true validators', '"1"', '"2"'],
])(
  'HST-20: of a host %s a page is the same object as long as it says the same, and no longer',
  async (_, one, other) => {
    const { next, told } = readingOf(
      { ids: ['a'], ...(one && { etag: one }) },
      { ids: ['a'], ...(other && { etag: other }) },
      { ids: ['a', 'b'], ...(other && { etag: other }) },
    );
    expect([await next(), await next(), await next()]).toEqual([
      [['a'], false],
      [['a'], true],
      [['a', 'b'], false],
    ]);
    expect(told).toEqual([null, one ?? null, other ?? null]);
  },
);
