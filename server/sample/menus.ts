import { pairPath, type PairName } from '#contract/address/pairs.ts';
import { about } from './pages/about.ts';
import { accessibility } from './pages/accessibility.ts';
import { contact } from './pages/contact.ts';
import { passes } from './pages/passes.ts';
import { practical } from './pages/practical.ts';
import { shows } from './shows.ts';
import type { Localized, MenuRecord, PageRecord } from './types.ts';

const home: Localized = { fr: '/fr', en: '/en' };
const calendar: Localized = { fr: '/fr/calendrier', en: '/en/calendar' };
const archive: Localized = { fr: '/fr/calendrier-archive', en: '/en/calendar-archive' };

const entry = (hierarchy: string, title: Localized, href: Localized): MenuRecord => ({
  title,
  href,
  hierarchy,
});
const toPage = (hierarchy: string, { title, path }: PageRecord): MenuRecord =>
  entry(hierarchy, title, { fr: `/fr/${path.fr}`, en: `/en/${path.en}` });

/** Of the entries that have entries below them. */
export const menuTitles = {
  programme: { fr: 'Programmation', en: 'Programme' },
  festival: { fr: 'Le festival', en: 'The festival' },
} as const satisfies Record<string, Localized>;
const { programme, festival } = menuTitles;
const every: Localized = { fr: 'Tous les spectacles', en: 'All the shows' };
const pairOf = (name: PairName): Localized => ({ fr: pairPath(name, 'fr'), en: pairPath(name, 'en') });
const [allShows, allFestivals, allArtists] = [pairOf('shows'), pairOf('festivals'), pairOf('artists')];
const everybody: Localized = { fr: 'Artistes', en: 'Artists' };
const thisMonth: Localized = { fr: 'Calendrier', en: 'Calendar' };
const past: Localized = { fr: 'Archives', en: 'Archive' };

/** The three menus of the base content (LAY-03, LAY-20); they lead only to what exists without the sample's shows. */
export const menus: Readonly<Record<'main' | 'footer' | 'secondary', readonly MenuRecord[]>> = {
  main: [
    entry('.1', programme, calendar),
    entry('.1.1', thisMonth, calendar),
    entry('.1.2', every, allShows),
    entry('.1.3', { fr: 'Festivals', en: 'Festivals' }, allFestivals),
    entry('.1.4', everybody, allArtists),
    entry('.1.5', past, archive),
    toPage('.2', passes),
    { ...toPage('.3', about), title: festival },
    toPage('.3.1', about),
    toPage('.3.2', practical),
    toPage('.3.3', accessibility),
    toPage('.3.4', contact),
    entry('.3.5', { fr: 'Presse', en: 'Press' }, pairOf('press')),
    entry('.3.6', { fr: 'Emplois', en: 'Careers' }, pairOf('jobs')),
  ],
  footer: [
    entry('.1', programme, calendar),
    entry('.1.1', { fr: 'Accueil', en: 'Home' }, home),
    entry('.1.2', thisMonth, calendar),
    entry('.1.3', every, allShows),
    entry('.1.4', everybody, allArtists),
    entry('.1.5', past, archive),
    toPage('.1.6', passes),
    { ...toPage('.2', about), title: festival },
    toPage('.2.1', about),
    toPage('.2.2', accessibility),
    toPage('.2.3', contact),
    { ...toPage('.3', practical), title: { fr: 'Coin pratique', en: 'Good to know' } },
    toPage('.3.1', practical),
  ],
  secondary: [toPage('.1', practical), toPage('.2', accessibility), toPage('.3', contact)],
};

const onDemand: Localized = { fr: 'Sur demande', en: 'On demand' };
/** What the sample's videos add: without any, nothing stands on the on-demand page. */
export const videosMenu: Readonly<Record<'main' | 'footer', readonly MenuRecord[]>> = {
  main: [entry('.1.6', onDemand, pairOf('ondemand'))],
  footer: [entry('.1.7', onDemand, pairOf('ondemand'))],
};

/** Shows that the main menu names. */
const onThePosters = [5, 21, 10, 24, 58, 65];

/** What the sample's shows add to the main menu. */
export const showsMenu: readonly MenuRecord[] = [
  entry('.4', { fr: 'À l’affiche', en: 'On the bill' }, allShows),
  ...shows
    .filter(({ id }) => onThePosters.includes(id))
    .map(({ title, slug }, index) =>
      entry(`.4.${index + 1}`, title, { fr: `/fr/spectacles/${slug.fr}`, en: `/en/shows/${slug.en}` }),
    ),
];
