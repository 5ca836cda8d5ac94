import { accountDeletionWalk } from '../accountDeletion/accountDeletion.walk.ts';
import { artistCatalogueWalk } from '../artistCatalogue/artistCatalogue.walk.ts';
import { buyPopupWalk } from '../buyPopup/buyPopup.walk.ts';
import { calendarWalk } from '../calendar/calendar.walk.ts';
import { calendarPanelWalk } from '../calendarPanel/calendarPanel.walk.ts';
import { cookieBannerWalk } from '../cookieBanner/cookieBanner.walk.ts';
import { deviceSessionsWalk } from '../deviceSessions/deviceSessions.walk.ts';
import { heroCarouselWalk } from '../heroCarousel/heroCarousel.walk.ts';
import { interruptedActWalk } from '../interruptedAct/interruptedAct.walk.ts';
import { keptTicketsWalk } from '../keptTickets/keptTickets.walk.ts';
import { liveShowsWalk } from '../liveShows/liveShows.walk.ts';
import { locationWalk } from '../location/location.walk.ts';
import { loginWalk } from '../login/login.walk.ts';
import { menuWalk } from '../menu/menu.walk.ts';
import { motionWalk } from '../motion/motion.walk.ts';
import { nearMeWalk } from '../nearMe/nearMe.walk.ts';
import { newsletterWalk } from '../newsletter/newsletter.walk.ts';
import { newsletterSwitchWalk } from '../newsletterSwitch/newsletterSwitch.walk.ts';
import { passwordChangeWalk } from '../passwordChange/passwordChange.walk.ts';
import { passwordResetWalk } from '../passwordReset/passwordReset.walk.ts';
import { photoViewerWalk } from '../photoViewer/photoViewer.walk.ts';
import { profileFormWalk } from '../profileForm/profileForm.walk.ts';
import { readMoreWalk } from '../readMore/readMore.walk.ts';
import { registrationWalk } from '../registration/registration.walk.ts';
import { reservationWalk } from '../reservation/reservation.walk.ts';
import { searchWalk } from '../search/search.walk.ts';
import { searchBarWalk } from '../searchBar/searchBar.walk.ts';
import { searchPanelWalk } from '../searchPanel/searchPanel.walk.ts';
import { sessionWalk } from '../session/session.walk.ts';
import { shareWalk } from '../share/share.walk.ts';
import { showCatalogueWalk } from '../showCatalogue/showCatalogue.walk.ts';
import { unavailableWalk } from '../unavailable/unavailable.walk.ts';
import { videoCatalogueWalk } from '../videoCatalogue/videoCatalogue.walk.ts';
import { videoPlayerWalk } from '../videoPlayer/videoPlayer.walk.ts';
import { wishlistWalk } from '../wishlist/wishlist.walk.ts';
import type { WalkedMachine } from './walkedMachine.ts';

const machines = {
  accountDeletion: accountDeletionWalk,
  artistCatalogue: artistCatalogueWalk,
  buyPopup: buyPopupWalk,
  calendar: calendarWalk,
  calendarPanel: calendarPanelWalk,
  cookieBanner: cookieBannerWalk,
  deviceSessions: deviceSessionsWalk,
  heroCarousel: heroCarouselWalk,
  interruptedAct: interruptedActWalk,
  keptTickets: keptTicketsWalk,
  liveShows: liveShowsWalk,
  location: locationWalk,
  login: loginWalk,
  menu: menuWalk,
  motion: motionWalk,
  nearMe: nearMeWalk,
  newsletter: newsletterWalk,
  newsletterSwitch: newsletterSwitchWalk,
  passwordChange: passwordChangeWalk,
  passwordReset: passwordResetWalk,
  photoViewer: photoViewerWalk,
  profileForm: profileFormWalk,
  readMore: readMoreWalk,
  registration: registrationWalk,
  reservation: reservationWalk,
  search: searchWalk,
  searchBar: searchBarWalk,
  searchPanel: searchPanelWalk,
  session: sessionWalk,
  share: shareWalk,
  showCatalogue: showCatalogueWalk,
  unavailable: unavailableWalk,
  videoCatalogue: videoCatalogueWalk,
  videoPlayer: videoPlayerWalk,
  wishlist: wishlistWalk,
};

/** The charts by name: a missing part of the tests for one of them does not compile. */
export type MachineName = keyof typeof machines;

/** Every chart of the site for QA: a machine that is missing here is not tested. */
export const everyMachine: readonly WalkedMachine[] = Object.values(machines);
