import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { showCataloguePerception } from './showCatalogue.perception.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { showFilterNames } from '#contract/programme/calendar/showFilters.ts';
import { expect } from '#e2e/site/test.ts';
import { filled, like, words } from '#e2e/site/words.ts';
import type { showCatalogueMachine } from '#machines/showCatalogue/showCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';

interface ShowCatalogueScene extends Visit {
  offset: number;
  isAtNew: boolean;
  isLive: true;
}

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
const goOn = async (scene: ShowCatalogueScene): Promise<unknown> => {
  const { page, lang } = scene;
  const more = root(scene).getByRole('link', { name: words[lang].shows.more });
  scene.isAtNew = (await more.count()) > 0;
  scene.offset += pageSizes.shows;
  if (scene.isAtNew) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(scene.offset));
  return openTab(scene, `${pathname}?${searchParams}`);
};
/** From the top again. */
const begins = (scene: ShowCatalogueScene): void => {
  scene.offset = 0;
  scene.isAtNew = false;
};

const isAddressed = async ({ page }: Visit, { facts }: Place): Promise<void> => {
  const chosen = ['city', 'genre'].filter((name) => facts[name] !== '');
  const url = new URL(page.url());
  expect(showFilterNames.filter((name) => url.searchParams.has(name))).toEqual(chosen);
  expect(url.searchParams.has('offset')).toBe(facts['isFar'] === true || facts['hasMore'] === true);
};

/** HOM-13, RTE-17, on the list of all shows */
export const showCatalogueCounterpart = counterpart<typeof showCatalogueMachine, ShowCatalogueScene>(
  'showCatalogue',
  {
    requirements: 'HOM-13, RTE-17',
    begin: async (visit) => {
      const isFar = visit.path.start.facts['isFar'] === true;
      const offset = isFar ? pageSizes.showsAtOnce : 0;
      await openTab(visit, addressOf(visit, offset));
      return { ...visit, offset, isAtNew: false, isLive: true };
    },
    events: {
      'filters.applied': async (scene, { filters }) => {
        const { filter } = words[scene.lang].shows;
        const form = root(scene).getByRole('form', { name: filter.label });
        for (const name of ['city', 'genre'] as const)
          await form.getByLabel(filter[name], { exact: true }).selectOption(filters[name]);
        await form.getByRole('button', { name: filter.apply, exact: true }).click();
        begins(scene);
      },
      'filter.removed': async (scene, { name }, from) => {
        const { filter } = words[scene.lang].shows;
        const removes = like(filled(filter.remove, { name: filter[name], value: '{{value}}' }));
        await takeAway(scene, removes, from.facts[name] !== '');
        begins(scene);
      },
      'filters.cleared': async (scene, _event, { value }) => {
        await takeAway(scene, words[scene.lang].shows.filter.clear, value === 'narrowed');
        begins(scene);
      },
      'more.asked': goOn,
      'earlier.asked': async (scene, _event, { facts }) => {
        // Otherwise there is none.
        if (facts['isFar'] !== true) return;
        await root(scene).getByRole('link', { name: words[scene.lang].shows.beyond.back }).click();
        begins(scene);
      },
    },
    ports: {},
    perception: showCataloguePerception,
    signs: { every: isAddressed, narrowed: isAddressed },
  },
);
