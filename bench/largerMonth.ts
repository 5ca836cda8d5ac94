import * as v from 'valibot';
import type { Page } from 'playwright';
import { listEnvelope } from '#contract/wire/list.ts';
import { monthRange } from '#contract/programme/monthRange.ts';

const item = v.looseObject({ id: v.string() });
const items = v.array(item);
type Item = v.InferOutput<typeof item>;

const multiply = (all: readonly Item[], times: number): Item[] =>
  all.flatMap((one) => Array.from({ length: times }, (_, copy) => ({ ...one, id: `${one.id}-${copy}` })));

/**
 * Lets the browser's requests for a month be answered with each of its shows several times, in pages as the content
 * API makes them (CAL-50).
 */
export const enlargeMonth = async (page: Page, month: string, times: number): Promise<void> => {
  const from = String(monthRange(month).from);
  const isOfMonth = ({ pathname, searchParams }: URL): boolean =>
    pathname.endsWith('/programmations') && searchParams.get('from') === from;
  await page.route(isOfMonth, async (route) => {
    const address = new URL(route.request().url());
    const offset = Number(address.searchParams.get('offset'));
    const pagesize = Number(address.searchParams.get('pagesize'));
    const all: Item[] = [];
    let total = 1;
    let envelope = {};
    while (all.length < total) {
      address.searchParams.set('offset', String(all.length));
      const answer = await route.fetch({ url: address.href });
      const list = v.parse(listEnvelope, await answer.json());
      if (list.data.length === 0) break;
      total = list.totalcount;
      envelope = list;
      all.push(...v.parse(items, list.data));
    }
    const larger = multiply(all, times);
    await route.fulfill({
      json: {
        ...envelope,
        data: larger.slice(offset, offset + pagesize),
        pagesize,
        totalcount: larger.length,
      },
    });
  });
};
