import type { interruptedActMachine } from '#machines/interruptedAct/interruptedAct.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';

const unseen = () => Promise.reject(new Error('The page shows nothing of it'));

/**
 * SES-32: the page shows nothing of it, and no walk can hold a control back that takes what is its own: it is walked on
 * the chart alone. What comes of it is seen in the walks of the session and in `memberSession.spec.ts`.
 */
export const interruptedActCounterpart = counterpart<typeof interruptedActMachine, Visit>('interruptedAct', {
  requirements: 'SES-32',
  offers: () => false,
  begin: (visit) => Promise.resolve(visit),
  events: { 'act.resumed': unseen, 'act.taken': unseen, 'session.ended': unseen },
  ports: {},
  states: { none: null, waiting: null },
});
