import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { videoCatalogueMachine } from '#machines/videoCatalogue/videoCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { backstage } from '#e2e/site/videos.ts';

const addressOf = ({ lang }: Visit, offset = 0): string =>
  pairPath('videos-ondemand', lang) + (offset > 0 ? `?offset=${offset}` : '');

const root = ({ page }: Visit) => page.locator('[data-scope="videoCatalogue"]');
const collections = (visit: Visit) =>
  root(visit).getByRole('navigation', { name: words[visit.lang].videos.collections });

/** One more page, by a shared link if the list has no more pages. */
const goOn = async (visit: Visit): Promise<unknown> => {
  const { page, lang } = visit;
  const more = root(visit).getByRole('link', { name: words[lang].videos.more });
  if ((await more.count()) > 0) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(Number(searchParams.get('offset') ?? 0) + pageSizes.videos));
  return openTab(visit, `${pathname}?${searchParams}`);
};

const sees = async (visit: Visit, { facts }: Place): Promise<void> => {
  const { page, lang } = visit;
  const text = words[lang].videos;
  const name = facts['collection'] === null ? text.all : backstage[lang].name;
  await expect(root(visit).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(collections(visit).locator('[aria-current="page"]')).toHaveText(name);
  await expect(
    root(visit)
      .getByRole('link', { name: text.earlier })
      .or(root(visit).getByRole('link', { name: text.none.back })),
  ).toHaveCount(facts['isFar'] === true ? 1 : 0);
  await expect
    .poll(() => new URL(page.url()).searchParams.has('offset'))
    .toBe(facts['isFar'] === true || facts['hasMore'] === true);
};

/** VID-04, VID-12, on the list of videos */
export const videoCatalogueCounterpart = counterpart<typeof videoCatalogueMachine, Visit>('videoCatalogue', {
  requirements: 'VID-04, VID-12',
  begin: async (visit) => {
    const isFar = visit.path.start.facts['isFar'] === true;
    await openTab(visit, addressOf(visit, isFar ? pageSizes.showsAtOnce : 0));
    return visit;
  },
  events: {
    'collection.chosen': (visit, { collection }) => {
      const { lang } = visit;
      const name = collection === null ? words[lang].videos.all : backstage[lang].name;
      return collections(visit).getByRole('link', { name, exact: true }).click();
    },
    'more.asked': goOn,
    'earlier.asked': async (visit, _event, { facts }) => {
      const link = root(visit).getByRole('link', { name: words[visit.lang].videos.none.back });
      if (facts['isFar'] === true) await link.click();
      else await expect(link).toHaveCount(0);
    },
  },
  ports: {},
  states: { all: sees, collected: sees },
});
