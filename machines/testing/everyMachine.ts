import { buyPopupExamples, buyPopupInputs } from '../buyPopup/buyPopup.examples.ts';
import { buyPopupMachine } from '../buyPopup/buyPopup.machine.ts';
import { calendarExamples, calendarInputs } from '../calendar/calendar.examples.ts';
import { calendarMachine } from '../calendar/calendar.machine.ts';
import { calendarPanelExamples, calendarPanelInputs } from '../calendarPanel/calendarPanel.examples.ts';
import { calendarPanelMachine } from '../calendarPanel/calendarPanel.machine.ts';
import { cookieBannerExamples, cookieBannerInputs } from '../cookieBanner/cookieBanner.examples.ts';
import { cookieBannerMachine } from '../cookieBanner/cookieBanner.machine.ts';
import { interruptedActExamples, interruptedActInputs } from '../interruptedAct/interruptedAct.examples.ts';
import { interruptedActMachine } from '../interruptedAct/interruptedAct.machine.ts';
import { loginExamples, loginInputs } from '../login/login.examples.ts';
import { loginMachine } from '../login/login.machine.ts';
import { menuExamples, menuInputs } from '../menu/menu.examples.ts';
import { menuMachine } from '../menu/menu.machine.ts';
import { motionExamples, motionInputs } from '../motion/motion.examples.ts';
import { motionMachine } from '../motion/motion.machine.ts';
import { readMoreExamples, readMoreInputs } from '../readMore/readMore.examples.ts';
import { readMoreMachine } from '../readMore/readMore.machine.ts';
import { reconcilePause } from '../reservation/attempt.ts';
import { untilBoundary } from '../reservation/facts.ts';
import { reservationExamples, reservationInputs } from '../reservation/reservation.examples.ts';
import { reservationMachine } from '../reservation/reservation.machine.ts';
import { untilNextTry, untilRefresh, untilWarning } from '../session/pauses.ts';
import { sessionExamples, sessionInputs } from '../session/session.examples.ts';
import { sessionMachine } from '../session/session.machine.ts';
import { settings } from '../settings.ts';
import { ticketListExamples, ticketListInputs } from '../ticketList/ticketList.examples.ts';
import { ticketListMachine } from '../ticketList/ticketList.machine.ts';
import { pauseBeforeRetry } from '../unavailable/backoff.ts';
import { unavailableExamples, unavailableInputs } from '../unavailable/unavailable.examples.ts';
import { unavailableMachine } from '../unavailable/unavailable.machine.ts';
import { type WalkedMachine, walked } from './walkedMachine.ts';
import { wishlistExamples, wishlistInputs } from '../wishlist/wishlist.examples.ts';
import { wishlistMachine } from '../wishlist/wishlist.machine.ts';

const machines = {
  buyPopup: walked({
    machine: buyPopupMachine,
    inputs: buyPopupInputs,
    examples: buyPopupExamples,
    identity: ({ isMember }) => ({ isMember }),
    delays: { redirectDelay: () => settings.buyPopup.redirectDelay },
  }),
  calendar: walked({
    machine: calendarMachine,
    inputs: calendarInputs,
    examples: calendarExamples,
    identity: ({ month, filters, english }) => ({ month, venue: filters.venue, english }),
    delays: {},
  }),
  calendarPanel: walked({
    machine: calendarPanelMachine,
    inputs: calendarPanelInputs,
    examples: calendarPanelExamples,
    identity: ({ year, month, draft }, value) => {
      if (value === 'choosingMonth') return { year };
      if (value === 'choosingDay') return { month };
      return value === 'filtering' ? { venue: draft.venue, english: draft.english } : {};
    },
    delays: {},
  }),
  cookieBanner: walked({
    machine: cookieBannerMachine,
    inputs: cookieBannerInputs,
    examples: cookieBannerExamples,
    identity: ({ consent }) => ({ consent }),
    delays: { fadeOut: () => settings.cookieBanner.fadeOut },
  }),
  interruptedAct: walked({
    machine: interruptedActMachine,
    inputs: interruptedActInputs,
    examples: interruptedActExamples,
    identity: () => ({}),
    delays: { intentLifetime: () => settings.session.intentLifetime },
  }),
  login: walked({
    machine: loginMachine,
    inputs: loginInputs,
    examples: loginExamples,
    identity: ({ problem, isResent }) => ({ problem, isResent }),
    delays: {
      codeLifetime: () => settings.login.codeLifetime,
      resendPause: () => settings.login.resendPause,
    },
  }),
  menu: walked({
    machine: menuMachine,
    inputs: menuInputs,
    examples: menuExamples,
    identity: ({ item }) => ({ item }),
    delays: { leave: () => settings.menu.leave },
  }),
  motion: walked({
    machine: motionMachine,
    inputs: motionInputs,
    examples: motionExamples,
    identity: () => ({}),
    delays: {},
  }),
  readMore: walked({
    machine: readMoreMachine,
    inputs: readMoreInputs,
    examples: readMoreExamples,
    identity: () => ({}),
    delays: {},
  }),
  reservation: walked({
    machine: reservationMachine,
    inputs: reservationInputs,
    examples: reservationExamples,
    identity: ({ facts, intent, attempt, isConfused }, value) => {
      const { kind, triesLeft, checks } = attempt;
      if (value === 'reserved') return { hasBooking: facts.bookingId !== null };
      if (value === 'loading') return { intent: intent?.kind ?? null };
      if (value === 'reconciling' || value === 'unsettled')
        return kind === 'reserve' && triesLeft > 0 ? { kind, triesLeft, checks } : { kind, triesLeft };
      if (value === 'submitting') return { triesLeft };
      if (value === 'cancelling') return { triesLeft, isConfused };
      if (value === 'succeeded') return { isReserved: facts.isReserved };
      return value === 'parked' ? { kind } : {};
    },
    delays: {
      boundary: ({ facts }) => untilBoundary(facts),
      reconcilePause: ({ attempt }) => reconcilePause(attempt),
    },
  }),
  session: walked({
    machine: sessionMachine,
    inputs: sessionInputs,
    examples: sessionExamples,
    identity: ({ memberId, intent, isGuarded, isFollowing, isReturning, idleFor, reason }, value) => {
      if (typeof value === 'string') return value === 'signingOut' ? { reason } : {};
      if (!('authenticated' in value)) return { memberId };
      const { authenticated } = value;
      if (typeof authenticated !== 'object' || authenticated.presence === 'warning') return {};
      // Two regions: each has its delay, whatever that of the other is.
      if (authenticated.tokens === 'fresh' && idleFor > 0) return { idleFor };
      if (authenticated.tokens === 'fresh') return isFollowing ? { isFollowing } : { isReturning };
      return authenticated.tokens === 'refreshing' ? { acts: intent.key !== '', isGuarded } : {};
    },
    walksEachOnce: true,
    delays: {
      refreshInterval: untilRefresh,
      backoff: untilNextTry,
      idle: untilWarning,
      lastCall: () => settings.session.lastCall,
      intentLifetime: ({ remaining }) => remaining,
    },
  }),
  ticketList: walked({
    machine: ticketListMachine,
    inputs: ticketListInputs,
    examples: ticketListExamples,
    identity: ({ visible, city }) => ({ visible, city }),
    delays: {},
  }),
  unavailable: walked({
    machine: unavailableMachine,
    inputs: unavailableInputs,
    examples: unavailableExamples,
    identity: ({ attempt, visible, online }, value) => {
      if (value === 'paused') return { attempt, visible, online };
      return value === 'retrying' ? { attempt, watched: visible && online } : { attempt };
    },
    delays: { backoff: pauseBeforeRetry },
  }),
  wishlist: walked({
    machine: wishlistMachine,
    inputs: wishlistInputs,
    examples: wishlistExamples,
    identity: ({ facts, intent, isWanted, hasTrouble }, value) => {
      if (value === 'hidden') return { intends: intent !== null };
      if (value === 'adding') return { hasEntry: facts.entryId !== null };
      if (value === 'off' || value === 'on') return { hasTrouble, hasEntry: facts.entryId !== null };
      return value === 'checking' || value === 'parked' ? { isWanted } : {};
    },
    delays: {},
  }),
};

/** The charts by name: a part of the tests that is missing for one of them does not compile. */
export type MachineName = keyof typeof machines;

/** Every chart of the site, as QA walks it: a machine that is not here is not tested. */
export const everyMachine: readonly WalkedMachine[] = Object.values(machines);
