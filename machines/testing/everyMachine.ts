import { buyPopupWalk } from '../buyPopup/buyPopup.walk.ts';
import { calendarWalk } from '../calendar/calendar.walk.ts';
import { calendarPanelWalk } from '../calendarPanel/calendarPanel.walk.ts';
import { cookieBannerWalk } from '../cookieBanner/cookieBanner.walk.ts';
import { heroCarouselWalk } from '../heroCarousel/heroCarousel.walk.ts';
import { interruptedActWalk } from '../interruptedAct/interruptedAct.walk.ts';
import { loginWalk } from '../login/login.walk.ts';
import { menuWalk } from '../menu/menu.walk.ts';
import { motionWalk } from '../motion/motion.walk.ts';
import { readMoreWalk } from '../readMore/readMore.walk.ts';
import { reservationWalk } from '../reservation/reservation.walk.ts';
import { searchWalk } from '../search/search.walk.ts';
import { searchBarWalk } from '../searchBar/searchBar.walk.ts';
import { searchPanelWalk } from '../searchPanel/searchPanel.walk.ts';
import { sessionWalk } from '../session/session.walk.ts';
import { shareWalk } from '../share/share.walk.ts';
import { showCatalogueWalk } from '../showCatalogue/showCatalogue.walk.ts';
import { unavailableWalk } from '../unavailable/unavailable.walk.ts';
import { wishlistWalk } from '../wishlist/wishlist.walk.ts';
import type { WalkedMachine } from './walkedMachine.ts';

const machines = {
  buyPopup: buyPopupWalk,
  calendar: calendarWalk,
  calendarPanel: calendarPanelWalk,
  cookieBanner: cookieBannerWalk,
  heroCarousel: heroCarouselWalk,
  interruptedAct: interruptedActWalk,
  login: loginWalk,
  menu: menuWalk,
  motion: motionWalk,
  readMore: readMoreWalk,
  reservation: reservationWalk,
  search: searchWalk,
  searchBar: searchBarWalk,
  searchPanel: searchPanelWalk,
  session: sessionWalk,
  share: shareWalk,
  showCatalogue: showCatalogueWalk,
  unavailable: unavailableWalk,
  wishlist: wishlistWalk,
};

/** The charts by name: a part of the tests that is missing for one of them does not compile. */
export type MachineName = keyof typeof machines;

/** Every chart of the site, as QA walks it: a machine that is not here is not tested. */
export const everyMachine: readonly WalkedMachine[] = Object.values(machines);
