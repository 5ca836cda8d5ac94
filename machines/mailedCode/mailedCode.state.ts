import type { DoneActorEvent } from 'xstate';
import type { FieldCorrected, MailedCodeContext, MailOutput, ValidateOutput } from './mailedCode.parts.ts';

interface Asked {
  context: MailedCodeContext;
  event: { type: 'code.submitted'; code: string } | { type: string };
}
const outputOf = <Output>({ event }: { event: DoneActorEvent<Output> }): Output => event.output;

const fieldOf = ({ event }: { event: FieldCorrected }): FieldCorrected => event;
/** A corrected field loses its fault at once; the others keep theirs. */
export const corrected = {
  guard: { type: 'isFaulty', params: fieldOf },
  actions: { type: 'noteCorrection', params: fieldOf },
} as const;

/** Next states of a request for a code. @param back where it was made */
export const mailed = <const Back extends string>(back: Back) =>
  ({
    onDone: [
      {
        guard: { type: 'isMailed', params: outputOf<MailOutput> },
        target: 'code',
        actions: [{ type: 'noteRequest', params: outputOf<MailOutput> }, 'keepRequest'],
      },
      {
        guard: { type: 'isHeldOff', params: outputOf<MailOutput> },
        target: back,
        actions: { type: 'noteHeldOff', params: outputOf<MailOutput> },
      },
      { target: back, actions: { type: 'noteFaults', params: outputOf<MailOutput> } },
    ],
    onError: { target: back, actions: 'noteUnavailable' },
  }) as const;

/**
 * A mailed code, typed or brought by a link, and exchanged once (PRO-06, PRO-08). Ends as `authorized`, `ended` (the request is
 * used up or too old) or `another` (somebody wants another code); the chart around it goes on from there.
 * @param linked what somebody does about a link that was opened: nothing is used up before
 */
export const mailedCode = <const Linked>(linked: Linked) =>
  ({
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isLink', target: 'linked' }, { target: 'coding' }] },
      linked,
      coding: {
        on: {
          'code.submitted': { target: 'validating', actions: 'forgetProblem' },
          'another.pressed': 'another',
        },
      },
      validating: {
        invoke: {
          id: 'validate',
          src: 'validate',
          input: ({ context, event }: Asked) => ({
            request: context.request,
            code: 'code' in event ? event.code : context.linkCode,
          }),
          onDone: [
            {
              guard: { type: 'isRight', params: outputOf<ValidateOutput> },
              target: 'authorized',
              actions: { type: 'noteProof', params: outputOf<ValidateOutput> },
            },
            { guard: { type: 'isEnded', params: outputOf<ValidateOutput> }, target: 'ended' },
            // Nothing was judged: back to where the code came from.
            {
              guard: { type: 'isHeldOff', params: outputOf<ValidateOutput> },
              target: 'opening',
              actions: { type: 'noteHeldOff', params: outputOf<ValidateOutput> },
            },
            { target: 'coding', actions: 'noteWrongCode' },
          ],
          onError: { target: 'opening', actions: 'noteUnavailable' },
        },
      },
      authorized: { type: 'final' },
      ended: { type: 'final', entry: ['noteEnded', 'forgetKept'] },
      another: { type: 'final', entry: ['forgetProblem', 'forgetKept'] },
    },
  }) as const;
