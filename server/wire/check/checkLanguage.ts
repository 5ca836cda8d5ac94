import * as v from 'valibot';
import { pageSizes } from '#contract/settings/pageSizes.ts';
import { wordOf } from '#contract/address/pairs.ts';
import type { Language } from '#contract/address/language.ts';
import { answers } from '../answers.ts';
import { resources } from '../resources.ts';
import type { CheckedHost } from './checkedHost.ts';
import { checkDates } from './dates.ts';
import { leftOut } from './hostUnderCheck.ts';
import { callOf, checkList } from './lists.ts';
import { checkPage, linkedPages, type LinkedPage } from './pages.ts';
import { looseEntries, loosePage } from './values.ts';

/** No page has this path. */
const nowhere = 'host-check/there-is-no-such-page';

const checkNowhere = async (checked: CheckedHost, lang: Language): Promise<void> => {
  const call = callOf(checked, 'page', { lang, path: nowhere });
  const answer = await checked.host.ask(call);
  if (answer === null || answer.status === 404 || answer.status === 410) return;
  const isNull = /"entity_data"\s*:\s*null/.test(answer.text);
  if (answer.status !== 200 || !isNull)
    checked.host.note(
      'wrong',
      call,
      `An address without a page is answered with ${answer.status}, where 404 is expected.`,
    );
};

const checkMenus = async (checked: CheckedHost, lang: Language): Promise<LinkedPage[]> => {
  const { host, limits } = checked;
  const call = callOf(checked, 'metadata', { lang });
  const menus = await host.read(call, leftOut(resources.metadata.without));
  if (menus === null) return [];
  if (answers['metadata']) host.compare(call, answers['metadata'], menus);
  const unknown = await host.ask(`${call}?host-check=1`);
  if (unknown !== null && unknown.status !== 200)
    host.note(
      'wrong',
      `${call}?host-check=1`,
      `An unknown parameter is answered with ${unknown.status}: it must be ignored.`,
    );
  const entries = Object.values(Object(menus)).flatMap((menu) =>
    Array.isArray(menu) ? looseEntries(menu) : [],
  );
  return linkedPages(entries, 'a menu', { samples: limits.samples * 4 });
};

const checkLive = async ({ host, ...checked }: CheckedHost, lang: Language): Promise<void> => {
  const call = callOf(checked, 'liveShows', { lang });
  const live = await host.read(call, leftOut(resources.liveShows.without));
  if (live !== null && answers['live-shows']) host.compare(call, answers['live-shows'], live);
};

/** The list that stands on a page of press or jobs, and its first entries. */
const checkAnnouncements = async (checked: CheckedHost, lang: Language, name: 'press' | 'jobs') => {
  const call = callOf(checked, 'page', { lang, path: wordOf(name, lang) });
  const sent = await checked.host.read(call, leftOut(`there is no page of ${name}`));
  if (sent === null) return;
  const { data } = v.parse(loosePage, sent);
  const { samples } = checked.limits;
  const pages = [
    { url: `/${lang}/${wordOf(name, lang)}`, from: 'the site' },
    ...linkedPages(looseEntries(data), `the list of ${name}`, { samples }),
  ];
  await Promise.all(pages.map((page) => checkPage(checked, lang, page)));
};

const checkHome = async (checked: CheckedHost, lang: Language): Promise<void> => {
  const call = callOf(checked, 'page', { lang, path: '' });
  const home = await checked.host.read(call, leftOut('home has no texts and pictures of yours'));
  if (home !== null && answers['page-home']) checked.host.compare(call, answers['page-home'], home);
};

/** Asks for everything in one language. */
export const checkLanguage = async (checked: CheckedHost, lang: Language): Promise<void> => {
  const { samples } = checked.limits;
  const places = { lang };
  const list = (name: keyof typeof resources, size?: number, parameters = {}) =>
    checkList(checked, { name, places, parameters, ...(size !== undefined && { size }) });
  const [inMenus, dates, shows, artists, videos, festivals, passes] = await Promise.all([
    checkMenus(checked, lang),
    checkDates(checked, lang),
    list('shows', pageSizes.shows, { sort: 'default' }),
    list('artists', pageSizes.artists),
    list('videos', pageSizes.videos),
    list('festivals'),
    list('passports'),
    checkHome(checked, lang),
    checkLive(checked, lang),
    list('sponsors'),
    list('showFacets'),
    list('artistCategories'),
    list('videoCollections'),
    checkNowhere(checked, lang),
    checkAnnouncements(checked, lang, 'press'),
    checkAnnouncements(checked, lang, 'jobs'),
  ]);
  const pagesOf = (entries: readonly unknown[], from: string, type?: string): LinkedPage[] =>
    linkedPages(looseEntries(entries), from, { samples, ...(type !== undefined && { type }) });
  const linked = [
    ...pagesOf(shows, 'the list of shows', 'show'),
    ...pagesOf(artists, 'the list of artists', 'artist'),
    ...pagesOf(videos, 'the list of videos', 'video'),
    ...pagesOf(festivals, 'the list of festivals', 'festival'),
    ...pagesOf(passes, 'the list of passes'),
    ...pagesOf(dates, 'the calendar').map(({ url, from }) => ({ url, from, type: 'show' })),
    ...inMenus,
  ];
  const once = [...Map.groupBy(linked, ({ url }) => url).values()].flatMap(([first]) => first ?? []);
  await Promise.all(once.map((page) => checkPage(checked, lang, page)));
  const ids = looseEntries(shows)
    .slice(0, samples)
    .map(({ id }) => id);
  await Promise.all(
    ids.map((id) =>
      checkList(checked, {
        name: 'tickets',
        places: { lang, id: encodeURIComponent(id) },
        size: pageSizes.tickets,
      }),
    ),
  );
};
