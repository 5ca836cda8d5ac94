import type { Fault, HeldOff, Refused } from '../fault.ts';
import { port } from '../port.ts';
import {
  keepRequest,
  noRequest,
  type CodeProblem,
  type Mailed,
  type MailedLink,
  type MailedRequest,
  type RequestKept,
} from './mailedRequest.ts';

/** A right code, and what it was exchanged for. */
export interface Proof {
  code: string;
  authorization: string;
}
/** The answer to the request for a code. */
export type MailOutput = Mailed | Refused | HeldOff;
export type ValidateOutput =
  | ({ outcome: 'authorized' } & Proof)
  | { outcome: 'wrong-code' | 'ended' }
  | HeldOff;

/** How a page begins that awaits a code. */
export type MailedCodeStart =
  | { begins: 'code'; request: MailedRequest }
  | { begins: 'link'; link: MailedLink };

export interface MailedCodeContext {
  request: MailedRequest;
  /** The code of a mailed link that was opened; else ''. */
  linkCode: string;
  /** Empty until a code was right. */
  proof: Proof;
  faults: readonly Fault[];
  problem: CodeProblem | null;
  /** Seconds, with the problem `too-many`. */
  retryAfter: number | null;
}

const noProof: Proof = { code: '', authorization: '' };
const nothing = { linkCode: '', proof: noProof };

export const beginsWith = (start: MailedCodeStart | { begins: string }): MailedCodeContext => {
  const request = 'link' in start ? start.link.request : 'request' in start ? start.request : noRequest;
  const linkCode = 'link' in start ? start.link.code : '';
  return { ...nothing, request, linkCode, faults: [], problem: null, retryAfter: null };
};

export const mailedCodeActors = {
  validate: port<ValidateOutput, { request: MailedRequest; code: string }>('validate'),
  keepRequest,
};

interface Has {
  context: MailedCodeContext;
}
export interface Told {
  outcome: string;
}
export type Faulty = { faults: readonly Fault[] };
/** A field whose content the page no longer finds fault with. */
export interface FieldCorrected {
  type: 'field.corrected';
  field: Fault['field'];
}

export const mailedCodeGuards = {
  isMailedAlready: ({ context }: Has) => context.request.token !== '',
  isLink: ({ context }: Has) => context.linkCode !== '',
  isAuthorized: ({ context }: Has) => context.proof.authorization !== '',
  isFaulty: ({ context }: Has, { field }: FieldCorrected) =>
    context.faults.some((fault) => fault.field === field),
  isFaultless: (_: unknown, { faults }: Faulty) => faults.length === 0,
  isMailed: (_: unknown, { outcome }: Told) => outcome === 'mailed',
  isRight: (_: unknown, { outcome }: Told) => outcome === 'authorized',
  isDone: (_: unknown, { outcome }: Told) => outcome === 'done',
  isEnded: (_: unknown, { outcome }: Told) => outcome === 'ended',
  isHeldOff: (_: unknown, { outcome }: Told) => outcome === 'too-many',
};

/** The chart's assignments. */
export const noted = {
  faults: (_: unknown, told: Faulty | Told) => ({
    faults: 'faults' in told ? told.faults : [],
    problem: null,
  }),
  request: (_: unknown, told: MailOutput) => ({
    ...nothing,
    request: told.outcome === 'mailed' ? told.request : noRequest,
  }),
  proof: (_: unknown, told: ValidateOutput) => ({
    proof: told.outcome === 'authorized' ? { code: told.code, authorization: told.authorization } : noProof,
  }),
  heldOff: (_: unknown, told: Told | HeldOff) => ({
    problem: 'too-many' as const,
    retryAfter: 'retryAfter' in told ? told.retryAfter : null,
  }),
  wrongCode: { problem: 'wrong-code', linkCode: '' },
  ended: { problem: 'ended' },
  unavailable: { problem: 'unavailable' },
  noProblem: { problem: null, retryAfter: null, faults: [] },
  noCode: nothing,
} as const;

/** The faults that are left. */
export const without = (faults: readonly Fault[], { field }: FieldCorrected): Faulty => ({
  faults: faults.filter((fault) => fault.field !== field),
});
export const begun = (request: MailedRequest) => ({ type: 'request.began', request }) satisfies RequestKept;
export const over = { type: 'request.ended' } as const satisfies RequestKept;
