import { everyMachine, type MachineName } from '#machines/everyMachine.ts';
import { type TransitionPath, transitionPaths } from '#machines/transitionPaths.ts';
import type { WalkedMachine } from '#machines/walkedMachine.ts';
import { buyPopupCounterpart } from './buyPopup.counterpart.ts';
import { calendarCounterpart } from './calendar.counterpart.ts';
import { calendarPanelCounterpart } from './calendarPanel.counterpart.ts';
import { cookieBannerCounterpart } from './cookieBanner.counterpart.ts';
import type { AnyCounterpart } from './counterpart.ts';
import { loginCounterpart } from './login.counterpart.ts';
import { menuCounterpart } from './menu.counterpart.ts';
import { motionCounterpart } from './motion.counterpart.ts';
import { readMoreCounterpart } from './readMore.counterpart.ts';
import { reservationCounterpart } from './reservation.counterpart.ts';
import { sessionCounterpart } from './session.counterpart.ts';
import { ticketListCounterpart } from './ticketList.counterpart.ts';
import { inTurn } from './inTurn.ts';
import { unavailableCounterpart } from './unavailable.counterpart.ts';
import { wishlistCounterpart } from './wishlist.counterpart.ts';

/** How each chart happens in a browser: one that is missing does not compile. */
const counterparts = {
  buyPopup: buyPopupCounterpart,
  calendar: calendarCounterpart,
  calendarPanel: calendarPanelCounterpart,
  cookieBanner: cookieBannerCounterpart,
  login: loginCounterpart,
  menu: menuCounterpart,
  motion: motionCounterpart,
  readMore: readMoreCounterpart,
  reservation: reservationCounterpart,
  session: sessionCounterpart,
  ticketList: ticketListCounterpart,
  unavailable: unavailableCounterpart,
  wishlist: wishlistCounterpart,
} satisfies Record<MachineName, AnyCounterpart>;

export interface Walkable {
  counterpart: AnyCounterpart;
  path: TransitionPath;
  number: number;
}

const byName: Readonly<Record<string, AnyCounterpart | undefined>> = counterparts;

/** A machine as it is walked in a browser: with its own examples, or with those that the demo festival has. */
export const walkedInBrowser = (entry: WalkedMachine): WalkedMachine => byName[entry.name]?.entry ?? entry;

/** Every path of every chart, as it is walked in a browser. */
export const everyWalk = (): Walkable[] =>
  everyMachine.flatMap((entry) => {
    const counterpart = byName[entry.name];
    if (counterpart === undefined) return [];
    const { noted } = counterpart;
    const every = transitionPaths(walkedInBrowser(entry));
    const paths = noted === undefined ? every : inTurn(every, noted);
    return paths.map((path, number) => ({ counterpart, path, number }));
  });
