import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { showFilterNames } from '#contract/programme/calendar/showFilters.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, like, words } from '#e2e/site/words.ts';
import type { showCatalogueMachine } from '#machines/showCatalogue/showCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';

const addressOf = ({ lang }: Visit, offset = 0): string =>
  pairPath('shows', lang) + (offset > 0 ? `?offset=${offset}` : '');

const root = ({ page }: Visit) => page.locator('[data-scope="showCatalogue"]');
const pills = (visit: Visit) =>
  root(visit).getByRole('list', { name: words[visit.lang].shows.filter.applied });

/** A filter's remove button is only there with the filter. */
const takeAway = async (visit: Visit, name: string | RegExp, isThere: boolean): Promise<void> => {
  const link = pills(visit).getByRole('link', { name });
  if (isThere) await link.click();
  else await expect(link).toHaveCount(0);
};

/** One more page, by a shared link if the list has no more pages. */
const goOn = async (visit: Visit): Promise<unknown> => {
  const { page, lang } = visit;
  const more = root(visit).getByRole('link', { name: words[lang].shows.more });
  if ((await more.count()) > 0) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(Number(searchParams.get('offset') ?? 0) + pageSizes.shows));
  return openTab(visit, `${pathname}?${searchParams}`);
};

const sees = async (visit: Visit, { facts }: Place): Promise<void> => {
  const { page, lang } = visit;
  const text = words[lang].shows;
  const chosen = ['city', 'genre'].filter((name) => facts[name] !== '');
  await expect(pills(visit).getByRole('link')).toHaveCount(chosen.length === 0 ? 0 : chosen.length + 1);
  await expect(
    root(visit)
      .getByRole('link', { name: text.earlier })
      .or(root(visit).getByRole('link', { name: text.beyond.back })),
  ).toHaveCount(facts['isFar'] === true ? 1 : 0);
  const url = new URL(page.url());
  expect(showFilterNames.filter((name) => url.searchParams.has(name))).toEqual(chosen);
  expect(url.searchParams.has('offset')).toBe(facts['isFar'] === true || facts['hasMore'] === true);
  if (facts['isFar'] !== true) await expect(root(visit).getByRole('article').first()).toBeVisible();
};

/** HOM-13, RTE-17, on the list of all shows */
export const showCatalogueCounterpart = counterpart<typeof showCatalogueMachine, Visit>('showCatalogue', {
  requirements: 'HOM-13, RTE-17',
  begin: async (visit) => {
    const isFar = visit.path.start.facts['isFar'] === true;
    await openTab(visit, addressOf(visit, isFar ? pageSizes.showsAtOnce : 0));
    return visit;
  },
  events: {
    'filters.applied': async (visit, { filters }) => {
      const { filter } = words[visit.lang].shows;
      const form = root(visit).getByRole('form', { name: filter.label });
      for (const name of ['city', 'genre'] as const)
        await form.getByLabel(filter[name], { exact: true }).selectOption(filters[name]);
      await form.getByRole('button', { name: filter.apply, exact: true }).click();
    },
    'filter.removed': (visit, { name }, from) => {
      const { filter } = words[visit.lang].shows;
      const removes = like(filled(filter.remove, { name: filter[name], value: '{{value}}' }));
      return takeAway(visit, removes, from.facts[name] !== '');
    },
    'filters.cleared': (visit, _event, { value }) =>
      takeAway(visit, words[visit.lang].shows.filter.clear, value === 'narrowed'),
    'more.asked': goOn,
    'earlier.asked': async (visit, _event, { facts }) => {
      const { shows } = words[visit.lang];
      const link = root(visit).getByRole('link', { name: shows.beyond.back });
      if (facts['isFar'] === true) await link.click();
      else await expect(link).toHaveCount(0);
    },
  },
  ports: {},
  states: { every: sees, narrowed: sees },
});
