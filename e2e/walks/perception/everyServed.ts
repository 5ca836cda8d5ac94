import { pairPath } from '#contract/address/pairs.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { videosOf } from '#e2e/site/videos.ts';
import type { MachineName } from '#machines/testing/everyMachine.ts';
import { artistCataloguePerception } from '../artistCatalogue/artistCatalogue.perception.ts';
import { calendarPerception } from '../calendar/calendar.perception.ts';
import { heroCarouselPerception } from '../heroCarousel/heroCarousel.perception.ts';
import { menuPerception } from '../menu/menu.perception.ts';
import { motionPerception } from '../motion/motion.perception.ts';
import { newsletterPerception } from '../newsletter/newsletter.perception.ts';
import { readMorePerception } from '../readMore/readMore.perception.ts';
import { searchPerception } from '../search/search.perception.ts';
import { showCataloguePerception } from '../showCatalogue/showCatalogue.perception.ts';
import { unavailablePerception } from '../unavailable/unavailable.perception.ts';
import { videoCataloguePerception } from '../videoCatalogue/videoCatalogue.perception.ts';
import { videoPlayerPerception } from '../videoPlayer/videoPlayer.perception.ts';
import { servedAs, type ServedLook } from './perception.ts';

/** Each machine as the server draws it, before any script: a missing one does not compile. */
export const everyServed = {
  artistCatalogue: servedAs(artistCataloguePerception, {
    at: (lang) => pairPath('artists', lang),
    root: (page) => page.locator('[data-scope="artistCatalogue"]'),
    place: { value: 'every', facts: { category: '', isFar: false } },
    values: { offset: 0, isAtNew: false },
  }),
  // Its button opens it by a script.
  buyPopup: null,
  calendar: servedAs(calendarPerception, {
    at: (lang) => addresses[lang].archive,
    root: (page) => page.locator('[data-scope="calendar"]'),
    place: { value: 'month', facts: { month: '2027-06', venue: '', english: 'false' } },
    values: { isLive: false },
  }),
  // Only a script knows whether it was answered.
  cookieBanner: null,
  heroCarousel: servedAs(heroCarouselPerception, {
    at: (lang) => addresses[lang].home,
    root: (page) => page.locator('[data-scope="heroCarousel"]'),
    place: { value: 'still', facts: {} },
    values: { isLive: false },
  }),
  // The shows of this moment come by a script.
  liveShows: null,
  menu: servedAs(menuPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="menu"]'),
    place: { value: 'closed', facts: {} },
    values: { isNarrow: true, isLive: false },
  }),
  motion: servedAs(motionPerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('main [data-scope="motion"]:has(video)'),
    place: { value: 'paused', facts: {} },
    values: { names: null },
  }),
  newsletter: servedAs(newsletterPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="newsletter"]'),
    place: { value: 'editing', facts: {} },
    values: null,
  }),
  // The photos are links; a script opens them over the page.
  photoViewer: null,
  readMore: servedAs(readMorePerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('main [data-scope="readMore"]'),
    place: { value: 'collapsed', facts: {} },
    values: { fold: null },
  }),
  search: servedAs(searchPerception, {
    at: (lang) => `${pairPath('search', lang)}?q=toronto`,
    root: (page) => page.locator('[data-scope="search"]'),
    place: { value: 'results', facts: {} },
    values: { asked: 'toronto', answer: { asked: 'toronto', hasHits: true }, at: null },
  }),
  // The bar is drawn at the press of its button.
  searchBar: null,
  // Phones alone fold it, with scripts.
  searchPanel: null,
  showCatalogue: servedAs(showCataloguePerception, {
    at: (lang) => pairPath('shows', lang),
    root: (page) => page.locator('[data-scope="showCatalogue"]'),
    place: { value: 'every', facts: { city: '', genre: '', isFar: false } },
    values: { offset: 0, isAtNew: false, isLive: false },
  }),
  unavailable: servedAs(unavailablePerception, {
    at: (lang) => `/${lang}/503`,
    root: (page) => page.locator('[data-scope="unavailable"]'),
    place: { value: 'waiting', facts: {} },
    values: { hasPressed: false },
  }),
  videoCatalogue: servedAs(videoCataloguePerception, {
    at: (lang) => pairPath('videos-ondemand', lang),
    root: (page) => page.locator('[data-scope="videoCatalogue"]'),
    place: { value: 'all', facts: { collection: null, isFar: false } },
    values: { offset: 0, isAtNew: false },
  }),
  videoPlayer: servedAs(videoPlayerPerception, {
    at: (lang) => videosOf[lang].film.path,
    root: (page) => page.locator('main [data-scope="videoPlayer"]'),
    place: { value: 'poster', facts: {} },
    values: { isLive: false },
  }),
} satisfies Partial<Record<MachineName, ServedLook>>;
