import { calendarExamples, calendarInputs } from './calendar/calendar.examples.ts';
import { calendarMachine } from './calendar/calendar.machine.ts';
import { calendarPanelExamples, calendarPanelInputs } from './calendarPanel/calendarPanel.examples.ts';
import { calendarPanelMachine } from './calendarPanel/calendarPanel.machine.ts';
import { cookieBannerExamples, cookieBannerInputs } from './cookieBanner/cookieBanner.examples.ts';
import { cookieBannerMachine } from './cookieBanner/cookieBanner.machine.ts';
import { menuExamples, menuInputs } from './menu/menu.examples.ts';
import { menuMachine } from './menu/menu.machine.ts';
import { readMoreExamples, readMoreInputs } from './readMore/readMore.examples.ts';
import { readMoreMachine } from './readMore/readMore.machine.ts';
import { settings } from './settings.ts';
import { pauseBeforeRetry } from './unavailable/backoff.ts';
import { unavailableExamples, unavailableInputs } from './unavailable/unavailable.examples.ts';
import { unavailableMachine } from './unavailable/unavailable.machine.ts';
import { type WalkedMachine, walked } from './walkedMachine.ts';

/** Every chart of the site, as QA walks it: a machine that is not here is not tested. */
export const everyMachine: readonly WalkedMachine[] = [
  walked({
    machine: calendarMachine,
    inputs: calendarInputs,
    examples: calendarExamples,
    identity: ({ month, filters, english }) => ({
      month,
      filtered: Object.values(filters).some((value) => value !== ''),
      english,
    }),
    delays: {},
  }),
  walked({
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
  walked({
    machine: cookieBannerMachine,
    inputs: cookieBannerInputs,
    examples: cookieBannerExamples,
    identity: ({ consent }) => ({ consent }),
    delays: { fadeOut: () => settings.cookieBanner.fadeOut },
  }),
  walked({
    machine: menuMachine,
    inputs: menuInputs,
    examples: menuExamples,
    identity: ({ item }) => ({ item }),
    delays: { leave: () => settings.menu.leave },
  }),
  walked({
    machine: readMoreMachine,
    inputs: readMoreInputs,
    examples: readMoreExamples,
    identity: () => ({}),
    delays: {},
  }),
  walked({
    machine: unavailableMachine,
    inputs: unavailableInputs,
    examples: unavailableExamples,
    identity: ({ attempt, visible, online }, value) => {
      if (value === 'paused') return { attempt, visible, online };
      return value === 'retrying' ? { attempt, watched: visible && online } : { attempt };
    },
    delays: { backoff: pauseBeforeRetry },
  }),
];
