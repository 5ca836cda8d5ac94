import { pairPath } from '#contract/address/pairs.ts';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { artistCatalogueMachine } from '#machines/artistCatalogue/artistCatalogue.machine.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { artistType } from '#server/testing/sampleFolder.ts';
import { openTab } from '../browser/openTab.ts';
import { counterpart, type Visit } from '../counterpart.ts';

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
const goOn = async (visit: Visit): Promise<unknown> => {
  const { page, lang } = visit;
  const more = root(visit).getByRole('link', { name: words[lang].artists.more });
  if ((await more.count()) > 0) return more.click();
  const { pathname, searchParams } = new URL(page.url());
  searchParams.set('offset', String(Number(searchParams.get('offset') ?? 0) + pageSizes.artists));
  return openTab(visit, `${pathname}?${searchParams}`);
};

const sees = async (visit: Visit, { facts }: Place): Promise<void> => {
  const { page, lang } = visit;
  const text = words[lang].artists;
  await expect(category(visit, String(facts['category']))).toHaveAttribute('aria-current', 'true');
  await expect(
    root(visit)
      .getByRole('link', { name: text.earlier })
      .or(root(visit).getByRole('link', { name: text.beyond.back })),
  ).toHaveCount(facts['isFar'] === true ? 1 : 0);
  const url = new URL(page.url());
  expect(url.searchParams.get('category') ?? '').toBe(facts['category']);
  expect(url.searchParams.has('offset')).toBe(facts['isFar'] === true || facts['hasMore'] === true);
  if (facts['isFar'] !== true) await expect(root(visit).getByRole('article').first()).toBeVisible();
};

/** ART-01…ART-04, RTE-05, on the list of artists; its short pages are those of phones, which have a journey. */
export const artistCatalogueCounterpart = counterpart<typeof artistCatalogueMachine, Visit>(
  'artistCatalogue',
  {
    requirements: 'ART-01…ART-04, RTE-05',
    offers: (event) => event.type !== 'more.asked' || event.size === pageSizes.artists,
    begin: async (visit) => {
      const isFar = visit.path.start.facts['isFar'] === true;
      await openTab(visit, addressOf(visit, isFar ? pageSizes.artistsAtOnce : 0));
      return visit;
    },
    events: {
      'category.chosen': (visit, event) => category(visit, event.category).click(),
      'more.asked': goOn,
      'earlier.asked': (visit) =>
        root(visit).getByRole('link', { name: words[visit.lang].artists.beyond.back }).click(),
    },
    ports: {},
    states: { every: sees, ofCategory: sees },
  },
);
