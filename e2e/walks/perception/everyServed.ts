import { pairPath } from '#contract/address/pairs.ts';
import { addresses, demoShow } from '#e2e/site/festival.ts';
import { videosOf } from '#e2e/site/videos.ts';
import type { MachineName } from '#machines/testing/everyMachine.ts';
import { locationPerception } from '../account/location.perception.ts';
import { passwordResetServed } from '../account/passwordReset.perception.ts';
import { registrationServed } from '../account/registration.perception.ts';
import { artistCataloguePerception } from '../artistCatalogue/artistCatalogue.perception.ts';
import { calendarPerception } from '../calendar/calendar.perception.ts';
import { heroCarouselPerception } from '../heroCarousel/heroCarousel.perception.ts';
import { loginServed } from '../login/login.perception.ts';
import { menuPerception } from '../menu/menu.perception.ts';
import { motionPerception } from '../motion/motion.perception.ts';
import { newsletterPerception } from '../newsletter/newsletter.perception.ts';
import { readMorePerception } from '../readMore/readMore.perception.ts';
import { reservationPerception } from '../reservation/reservation.perception.ts';
import { searchPerception } from '../search/search.perception.ts';
import { sessionPerception } from '../session/session.perception.ts';
import { shareServed } from '../share/share.perception.ts';
import { showCataloguePerception } from '../showCatalogue/showCatalogue.perception.ts';
import { unavailablePerception } from '../unavailable/unavailable.perception.ts';
import { videoCataloguePerception } from '../videoCatalogue/videoCatalogue.perception.ts';
import { videoPlayerPerception } from '../videoPlayer/videoPlayer.perception.ts';
import { wishlistPerception } from '../wishlist/wishlist.perception.ts';
import { servedAs, type ServedLook } from './perception.ts';

/** Each machine as the server draws it, before any script: a missing one does not compile. */
export const everyServed = {
  // A member's own.
  accountDeletion: null,
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
  // Without scripts other panels stand in.
  calendarPanel: null,
  // Only a script knows whether it was answered.
  cookieBanner: null,
  // A member's own.
  deviceSessions: null,
  heroCarousel: servedAs(heroCarouselPerception, {
    at: (lang) => addresses[lang].home,
    root: (page) => page.locator('[data-scope="heroCarousel"]'),
    place: { value: 'still', facts: {} },
    values: { isLive: false },
  }),
  // No page shows it.
  interruptedAct: null,
  // A member's own.
  keptTickets: null,
  // The shows of this moment come by a script.
  liveShows: null,
  location: servedAs(locationPerception, {
    at: (lang) => pairPath('register', lang),
    root: (page) => page.locator('[data-scope="location"]'),
    place: { value: 'listing', facts: { country: '', province: '', city: '' } },
    values: null,
  }),
  login: servedAs(loginServed, {
    at: (lang) => `/${lang}/login`,
    root: (page) => page.locator('[data-scope="login"]'),
    place: { value: 'idle', facts: {} },
    values: { username: '', typed: '', tries: 0 },
  }),
  menu: servedAs(menuPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="menu"]'),
    place: { value: 'closed', facts: {} },
    values: { isNarrow: true, isLive: false, pressed: null },
  }),
  motion: servedAs(motionPerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('main [data-scope="motion"]:has(video)'),
    place: { value: 'paused', facts: {} },
    values: { names: null },
  }),
  // A script asks where one is.
  nearMe: null,
  newsletter: servedAs(newsletterPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="newsletter"]'),
    place: { value: 'editing', facts: {} },
    values: null,
  }),
  // A member's own.
  newsletterSwitch: null,
  // A member's own.
  passwordChange: null,
  passwordReset: servedAs(passwordResetServed, {
    at: (lang) => pairPath('reset-password', lang),
    root: (page) => page.locator('[data-scope="passwordReset"]'),
    place: { value: 'asking', facts: {} },
    values: null,
  }),
  // The photos are links; a script opens them over the page.
  photoViewer: null,
  // A member's own.
  profileForm: null,
  readMore: servedAs(readMorePerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('main [data-scope="readMore"]'),
    place: { value: 'collapsed', facts: {} },
    values: { fold: null },
  }),
  registration: servedAs(registrationServed, {
    at: (lang) => pairPath('register', lang),
    root: (page) => page.locator('[data-scope="registration"]'),
    place: { value: 'filling', facts: {} },
    values: { hasPlace: false },
  }),
  reservation: servedAs(reservationPerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('[data-scope="reservation"]').first(),
    place: { value: { resting: 'loading' }, facts: {} },
    values: { hasTicket: false, hasConfirmed: false, told: { hasIds: true } },
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
  session: servedAs(sessionPerception, {
    at: (lang) => addresses[lang].basic,
    root: (page) => page.locator('[data-scope="session"]').first(),
    place: { value: 'anonymous', facts: {} },
    values: { left: { says: null } },
  }),
  share: servedAs(shareServed, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('[data-scope="share"]'),
    place: { value: 'idle', facts: {} },
    values: null,
  }),
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
  wishlist: servedAs(wishlistPerception, {
    at: (lang) => demoShow[lang],
    root: (page) => page.locator('[data-scope="wishlist"]').first(),
    place: { value: 'hidden', facts: {} },
    values: null,
  }),
} satisfies Record<MachineName, ServedLook>;
