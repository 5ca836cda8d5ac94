/**
 * Broken charts that do the same as the right one, each with its reason. Whoever adds one has looked for a way in which they
 * differ.
 */
const equivalent: Readonly<Record<string, string>> = {
  'cookieBanner.asking cookies.refused #0 lacks refuse (1)':
    'Nobody is asked who has agreed: the consent is refused already',
  'deviceSessions.idle others.pressed #0 lacks noteOthers (1)':
    'No session was chosen before the first press',
  'profileForm.editing cancel.pressed #0 lacks forgetDraft (1)': 'Only a sent form leaves a draft',
  'profileForm.editing cancel.pressed #0 does forgetTrouble instead of forgetDraft (1)':
    'Only a sent form leaves a draft',
  'profileForm.editing form.submitted #0 lacks forgetTrouble (2)': 'Only a sent form meets trouble',
  'profileForm.submitted  #0 lacks forgetDraft (1)': 'An unchanged form is an empty draft',
  'profileForm.submitted  #0 does forgetTrouble instead of forgetDraft (1)':
    'An unchanged form is an empty draft',
  'readMore at its entry does measureAtOnce twice (1)': 'Measured twice, a text is as high as before',
  'search question.typed #0 does take instead of takeText (1)': 'It is the same question',
  'search.searching xstate.done.actor.ask #0 does settle twice (2)':
    'It settles once: then the address has it',
  'search.searching xstate.error.actor.ask #0 does settle twice (2)':
    'It settles once: then the address has it',
  'unavailable.waiting went.online #0 lacks noteOnline (1)': 'It waits only where there is a network',
  'unavailable.exhausted went.online #0 lacks noteOnline (1)':
    'No attempt is left, and without one nothing asks whether there is a network',
  'unavailable.retrying xstate.done.actor.retry #2 lacks heedServer (1)':
    'No attempt is left that would heed the server',
};

const rule = (machine: string): string => `A rule of ${machine}.machine.test.ts tells it`;

/** Broken charts that differ only in a second round: paths come to each place by the shortest way. */
const toldByRules: Readonly<Record<string, string>> = {
  'calendarPanel filters.toggled #0 lacks takeDraft (1)': rule('calendarPanel'),
  'profileForm.saved edit.pressed #0 lacks noteTag (1)': rule('profileForm'),
  'search question.typed #0 lacks takeText (1)': rule('search'),
  'searchBar.asking bar.escaped #0 lacks unlist (1)': rule('searchBar'),
  'searchBar.asking xstate.done.actor.suggest #1 lacks unlist (1)': rule('searchBar'),
  'searchBar.asking xstate.error.actor.suggest #0 lacks unlist (1)': rule('searchBar'),
  'session.authenticated logout.pressed #0 lacks noteAsked (1)': 'A rule of session.anew.test.ts tells it',
  'session.authenticated.tokens.refreshing xstate.done.actor.refresh #0 lacks noteOwnTokens (1)':
    rule('session'),
  'session.authenticated.tokens.refreshing xstate.done.actor.refresh #1 lacks noteWords (1)': rule('session'),
  'session.authenticated.tokens.refreshing xstate.done.actor.refresh #2 lacks noteWords (1)': rule('session'),
  'session.authenticated.tokens.refreshing xstate.done.actor.refresh #3 lacks noteWords (1)': rule('session'),
  'session.authenticated.presence.warning activity.elsewhere #0 lacks noteIdleness (1)':
    'A rule of session.anew.test.ts tells it',
  'session.authenticated.presence.warning session.extended #0 lacks noteActivity (1)':
    'A rule of session.anew.test.ts tells it',
  'session.interrupted login.verified #0 lacks welcome (1)': 'A rule of session.anew.test.ts tells it',
  'unavailable.probing xstate.done.actor.retry #1 lacks noteOffline (1)': rule('unavailable'),
};

/** Faults that no path shows. */
export const untoldFaults: ReadonlySet<string> = new Set([
  ...Object.keys(equivalent),
  ...Object.keys(toldByRules),
]);
