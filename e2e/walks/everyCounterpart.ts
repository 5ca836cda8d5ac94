import { everyMachine, type MachineName } from '#machines/testing/everyMachine.ts';
import { recordedPaths } from '#machines/testing/record/expected.ts';
import type { TransitionPath } from '#machines/testing/transitionPaths.ts';
import { artistCatalogueCounterpart } from './artistCatalogue/artistCatalogue.counterpart.ts';
import { buyPopupCounterpart } from './buyPopup/buyPopup.counterpart.ts';
import { calendarCounterpart } from './calendar/calendar.counterpart.ts';
import { calendarPanelCounterpart } from './calendarPanel/calendarPanel.counterpart.ts';
import { cookieBannerCounterpart } from './cookieBanner/cookieBanner.counterpart.ts';
import type { AnyCounterpart } from './counterpart.ts';
import { newsInTurn, withoutRepetition } from './walkSelection.ts';
import { heroCarouselCounterpart } from './heroCarousel/heroCarousel.counterpart.ts';
import { interruptedActCounterpart } from './interruptedAct/interruptedAct.counterpart.ts';
import { keptTicketsCounterpart } from './keptTickets/keptTickets.counterpart.ts';
import { liveShowsCounterpart } from './liveShows/liveShows.counterpart.ts';
import { locationCounterpart } from './account/location.counterpart.ts';
import { accountDeletionCounterpart } from './ownData/accountDeletion.counterpart.ts';
import { newsletterSwitchCounterpart } from './ownData/newsletterSwitch.counterpart.ts';
import { passwordResetCounterpart } from './account/passwordReset.counterpart.ts';
import { deviceSessionsCounterpart } from './profile/deviceSessions.counterpart.ts';
import { passwordChangeCounterpart } from './profile/passwordChange.counterpart.ts';
import { profileFormCounterpart } from './profile/profileForm.counterpart.ts';
import { registrationCounterpart } from './account/registration.counterpart.ts';
import { loginCounterpart } from './login/login.counterpart.ts';
import { menuCounterpart } from './menu/menu.counterpart.ts';
import { motionCounterpart } from './motion/motion.counterpart.ts';
import { photoViewerCounterpart } from './photoViewer/photoViewer.counterpart.ts';
import { nearMeCounterpart } from './nearMe/nearMe.counterpart.ts';
import { newsletterCounterpart } from './newsletter/newsletter.counterpart.ts';
import { readMoreCounterpart } from './readMore/readMore.counterpart.ts';
import { reservationCounterpart } from './reservation/reservation.counterpart.ts';
import { searchCounterpart } from './search/search.counterpart.ts';
import { searchBarCounterpart } from './searchBar/searchBar.counterpart.ts';
import { searchPanelCounterpart } from './searchPanel/searchPanel.counterpart.ts';
import { sessionCounterpart } from './session/session.counterpart.ts';
import { shareCounterpart } from './share/share.counterpart.ts';
import { showCatalogueCounterpart } from './showCatalogue/showCatalogue.counterpart.ts';
import { unavailableCounterpart } from './unavailable/unavailable.counterpart.ts';
import { videoCatalogueCounterpart } from './videoCatalogue/videoCatalogue.counterpart.ts';
import { videoPlayerCounterpart } from './videoPlayer/videoPlayer.counterpart.ts';
import { wishlistCounterpart } from './wishlist/wishlist.counterpart.ts';

/** The counterpart of each chart: a missing one does not compile. */
const counterparts = {
  accountDeletion: accountDeletionCounterpart,
  artistCatalogue: artistCatalogueCounterpart,
  buyPopup: buyPopupCounterpart,
  calendar: calendarCounterpart,
  calendarPanel: calendarPanelCounterpart,
  cookieBanner: cookieBannerCounterpart,
  deviceSessions: deviceSessionsCounterpart,
  heroCarousel: heroCarouselCounterpart,
  interruptedAct: interruptedActCounterpart,
  keptTickets: keptTicketsCounterpart,
  liveShows: liveShowsCounterpart,
  location: locationCounterpart,
  login: loginCounterpart,
  menu: menuCounterpart,
  motion: motionCounterpart,
  photoViewer: photoViewerCounterpart,
  nearMe: nearMeCounterpart,
  newsletter: newsletterCounterpart,
  newsletterSwitch: newsletterSwitchCounterpart,
  passwordChange: passwordChangeCounterpart,
  passwordReset: passwordResetCounterpart,
  profileForm: profileFormCounterpart,
  readMore: readMoreCounterpart,
  registration: registrationCounterpart,
  reservation: reservationCounterpart,
  search: searchCounterpart,
  searchBar: searchBarCounterpart,
  searchPanel: searchPanelCounterpart,
  session: sessionCounterpart,
  share: shareCounterpart,
  showCatalogue: showCatalogueCounterpart,
  unavailable: unavailableCounterpart,
  videoCatalogue: videoCatalogueCounterpart,
  videoPlayer: videoPlayerCounterpart,
  wishlist: wishlistCounterpart,
} satisfies Record<MachineName, AnyCounterpart>;

export interface Walkable {
  counterpart: AnyCounterpart;
  path: TransitionPath;
  number: number;
}

const byName: Readonly<Record<string, AnyCounterpart | undefined>> = counterparts;

const isOffered = ({ offers }: AnyCounterpart, { steps }: TransitionPath): boolean =>
  steps.every(({ cause }) => cause.kind !== 'sent' || offers?.(cause.event) !== false);

/** Every path of every chart that is possible on the site. */
export const everyWalk = (): Walkable[] =>
  everyMachine.flatMap((entry) => {
    const counterpart = byName[entry.name];
    if (counterpart === undefined) return [];
    return recordedPaths(entry)
      .map((path, number) => ({ counterpart, path, number }))
      .filter(({ path }) => isOffered(counterpart, path));
  });

/** The fewest of these that show every place and make every transition. */
export const fewerWalks = (walks: readonly Walkable[]): Walkable[] =>
  [...Map.groupBy(walks, ({ counterpart }) => counterpart)].flatMap(([{ news }, ofMachine]) => {
    const paths = ofMachine.map(({ path }) => path);
    const few = new Set(withoutRepetition(news === undefined ? paths : newsInTurn(paths, news)));
    return ofMachine.filter(({ path }) => few.has(path));
  });
