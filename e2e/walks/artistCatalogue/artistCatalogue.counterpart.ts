import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { artistCatalogueMachine } from '#machines/artistCatalogue/artistCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { artistType } from '#server/testing/sampleFolder.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { artistCataloguePerception } from './artistCatalogue.perception.ts';

interface ArtistCatalogueScene extends Visit {
  offset: number;
  isAtNew: boolean;
}

const addressOf = ({ lang }: Visit, offset = 0): string =>
  pairPath('artists', lang) + (offset > 0 ? `?offset=${offset}` : '');

const root = ({ page }: Visit) => page.locator('[data-scope="artistCatalogue"]');
const category = (visit: Visit, id: string) => {
  const text = words[visit.lang].artists;
  const name = id === '' ? text.every : artistType('Comedian')[visit.lang];
  return root(visit)
    .getByRole('navigation', { name: text.categories })
    .getByRole('link', { name, exact: true });
};

/** One more page, by a shared link if the list has no more pages. */
const goOn = async (scene: ArtistCatalogueScene): Promise<unknown> => {
  const { page, lang } = scene;
  const more = root(scene).getByRole('link', { name: words[lang].artists.more });
  scene.isAtNew = (await more.count()) > 0;
  scene.offset += pageSizes.artists;
  if (scene.isAtNew) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(scene.offset));
  return openTab(scene, `${pathname}?${searchParams}`);
};
/** From the top again. */
const begins = (scene: ArtistCatalogueScene): void => {
  scene.offset = 0;
  scene.isAtNew = false;
};

const isAddressed = async (scene: ArtistCatalogueScene, { facts }: Place): Promise<void> => {
  await expect(category(scene, String(facts['category']))).toHaveAttribute('aria-current', 'true');
  const url = new URL(scene.page.url());
  expect(url.searchParams.get('category') ?? '').toBe(facts['category']);
  expect(url.searchParams.has('offset')).toBe(facts['isFar'] === true || facts['hasMore'] === true);
};

/** ART-01…ART-04, RTE-05, on the list of artists; its short pages are those of phones, which have a journey. */
export const artistCatalogueCounterpart = counterpart<typeof artistCatalogueMachine, ArtistCatalogueScene>(
  'artistCatalogue',
  {
    requirements: 'ART-01…ART-04, RTE-05',
    offers: (event) => event.type !== 'more.asked' || event.size === pageSizes.artists,
    begin: async (visit) => {
      const isFar = visit.path.start.facts['isFar'] === true;
      const offset = isFar ? pageSizes.artistsAtOnce : 0;
      await openTab(visit, addressOf(visit, offset));
      return { ...visit, offset, isAtNew: false };
    },
    events: {
      'category.chosen': async (scene, event) => {
        await category(scene, event.category).click();
        begins(scene);
      },
      'more.asked': goOn,
      'earlier.asked': async (scene) => {
        await root(scene).getByRole('link', { name: words[scene.lang].artists.beyond.back }).click();
        begins(scene);
      },
    },
    ports: {},
    perception: artistCataloguePerception,
    signs: { every: isAddressed, ofCategory: isAddressed },
  },
);
