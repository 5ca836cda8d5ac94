import { settings } from '../settings.ts';
import { walked } from '../testing/walkedMachine.ts';
import { untilNextTry, untilRefresh, untilWarning } from './pauses.ts';
import { sessionExamples, sessionInputs } from './session.examples.ts';
import { sessionMachine } from './session.machine.ts';

export const sessionWalk = walked({
  machine: sessionMachine,
  inputs: sessionInputs,
  examples: sessionExamples,
  identity: ({ memberId, intent, isGuarded, isFollowing, isReturning, idleFor, reason }, value) => {
    if (typeof value === 'string') return value === 'signingOut' ? { reason } : {};
    if (!('authenticated' in value)) return { memberId };
    const { authenticated } = value;
    if (typeof authenticated !== 'object' || authenticated.presence === 'warning') return {};
    // Two regions: each has its own delay.
    if (authenticated.tokens === 'fresh' && idleFor > 0) return { idleFor };
    if (authenticated.tokens === 'fresh') return isFollowing ? { isFollowing } : { isReturning };
    return authenticated.tokens === 'refreshing' ? { isActing: intent !== null, isGuarded } : {};
  },
  walksEachOnce: true,
  delays: {
    refreshInterval: untilRefresh,
    backoff: untilNextTry,
    idle: untilWarning,
    lastCall: () => settings.session.lastCall,
    intentLifetime: ({ remaining }) => remaining,
  },
});
