import { presence } from './presence.state.ts';
import { sessionSetup } from './session.setup.ts';
import { tokens } from './tokens.state.ts';

/** Somebody is logged in. */
export const authenticated = sessionSetup.createStateConfig({
  type: 'parallel',
  invoke: { id: 'presence', src: 'presence' },
  exit: 'endAct',
  on: {
    'logout.pressed': { target: 'signingOut', actions: 'noteAsked' },
    // A logout counts for the whole browser; another login of the member must still end.
    'signedOut.elsewhere': [
      {
        guard: { type: 'isOwnLogin', params: ({ event }) => event },
        target: 'anonymous',
        actions: ['noteElsewhere', 'tellSignedOut'],
      },
      { target: 'signingOut', actions: 'noteElsewhere' },
    ],
    'action.began': {
      actions: {
        type: 'noteIntent',
        params: ({ event: { intent, isGuarded } }) => ({ intent, isGuarded }),
      },
    },
    'action.ended': {
      guard: { type: 'isAtWork', params: ({ event }) => ({ key: event.key }) },
      actions: 'forgetIntent',
    },
  },
  states: {
    tokens,
    presence,
  },
});
