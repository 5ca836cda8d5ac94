import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { videoCataloguePerception } from './videoCatalogue.perception.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { videoCatalogueMachine } from '#machines/videoCatalogue/videoCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { backstage } from '#e2e/site/videos.ts';

interface VideoCatalogueScene extends Visit {
  offset: number;
  isAtNew: boolean;
}

const addressOf = ({ lang }: Visit, offset = 0): string =>
  pairPath('videos-ondemand', lang) + (offset > 0 ? `?offset=${offset}` : '');

const root = ({ page }: Visit) => page.locator('[data-scope="videoCatalogue"]');
const collections = (visit: Visit) =>
  root(visit).getByRole('navigation', { name: words[visit.lang].videos.collections });

/** One more page, by a shared link if the list has no more pages. */
const goOn = async (scene: VideoCatalogueScene): Promise<unknown> => {
  const { page, lang } = scene;
  const more = root(scene).getByRole('link', { name: words[lang].videos.more });
  scene.isAtNew = (await more.count()) > 0;
  scene.offset += pageSizes.videos;
  if (scene.isAtNew) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(scene.offset));
  return openTab(scene, `${pathname}?${searchParams}`);
};
/** From the top again. */
const begins = (scene: VideoCatalogueScene): void => {
  scene.offset = 0;
  scene.isAtNew = false;
};

const isAddressed = async (visit: Visit, { facts }: Place): Promise<void> => {
  const { page, lang } = visit;
  const name = facts['collection'] === null ? words[lang].videos.all : backstage[lang].name;
  await expect(root(visit).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(collections(visit).locator('[aria-current="page"]')).toHaveText(name);
  await expect
    .poll(() => new URL(page.url()).searchParams.has('offset'))
    .toBe(facts['isFar'] === true || facts['hasMore'] === true);
};

/** VID-04, VID-12, on the list of videos */
export const videoCatalogueCounterpart = counterpart<typeof videoCatalogueMachine, VideoCatalogueScene>(
  'videoCatalogue',
  {
    requirements: 'VID-04, VID-12',
    begin: async (visit) => {
      const isFar = visit.path.start.facts['isFar'] === true;
      const offset = isFar ? pageSizes.showsAtOnce : 0;
      await openTab(visit, addressOf(visit, offset));
      return { ...visit, offset, isAtNew: false };
    },
    events: {
      'collection.chosen': async (scene, { collection }) => {
        const { lang } = scene;
        const name = collection === null ? words[lang].videos.all : backstage[lang].name;
        await collections(scene).getByRole('link', { name, exact: true }).click();
        begins(scene);
      },
      'more.asked': goOn,
      'earlier.asked': async (scene, _event, { facts }) => {
        // Otherwise there is none.
        if (facts['isFar'] !== true) return;
        await root(scene).getByRole('link', { name: words[scene.lang].videos.none.back }).click();
        begins(scene);
      },
    },
    ports: {},
    perception: videoCataloguePerception,
    signs: { all: isAddressed, collected: isAddressed },
  },
);
