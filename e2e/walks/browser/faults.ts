import type * as v from 'valibot';
import type { initiateAnswer } from '#contract/wire/member/session.ts';
import { memberLimits } from '#server/member/limits.ts';
import type { AskedCall, HeldCall } from './gate.ts';

/** A call to the member API: its verb and its path below `/v1`, with its query. */
export const memberCall =
  (method: string, path: RegExp) =>
  (asked: AskedCall): boolean =>
    asked.method === method &&
    asked.path.startsWith('/api/member/v1') &&
    path.test(asked.path.replace('/api/member/v1', ''));

const json = (code: string): string => JSON.stringify({ error: { code, message: '…' } });

/** A login that waits for its code, in the server's form (SES-02, SES-04). */
export const pendingLogin: v.InferOutput<typeof initiateAnswer> = {
  token: 'pending',
  refresh_token: null,
  expires_in: memberLimits.codeLifetime,
  delivery: 'email',
};

/** A refusal in the server's form. */
export const refuse = (call: HeldCall, status: number, code: string): Promise<void> =>
  call.answer(status, json(code));

/** Answers a call like a busy server. @param retryAfter in seconds */
export const putOff = (call: HeldCall, retryAfter: number): Promise<void> =>
  call.answer(503, json('unavailable'), {
    'content-type': 'application/json',
    'retry-after': String(retryAfter),
  });

const puttingOff = '503 + Retry-After';

/** Faults of an answer in a browser. */
export const faults: readonly { says: string; befall: (call: HeldCall) => Promise<void> }[] = [
  { says: '500', befall: (call) => refuse(call, 500, 'internal') },
  { says: puttingOff, befall: (call) => putOff(call, 5) },
  {
    says: 'a gateway that gave up waiting',
    befall: (call) => call.answer(504, '<h1>504</h1>', { 'content-type': 'text/html' }),
  },
  { says: 'connection reset', befall: (call) => call.drop() },
  {
    says: 'HTML instead of JSON',
    befall: (call) => call.answer(200, '<!doctype html><p>Hello', { 'content-type': 'text/html' }),
  },
  { says: 'truncated JSON', befall: (call) => call.answer(200, '{"data":{"uu') },
];

type CallFault = (typeof faults)[number];
const among = (some: readonly CallFault[], number: number): CallFault => {
  const fault = some[number % some.length];
  if (!fault) throw new Error('There are no faults');
  return fault;
};

/** A fault by number, so that many walks meet all of them. */
export const faultOf = (number: number): CallFault => among(faults, number);

/** Of those without a `Retry-After`. */
export const unexplained = (number: number): CallFault =>
  among(
    faults.filter(({ says }) => says !== puttingOff),
    number,
  );

/** Of those without any answer. */
export const unanswered = (number: number): CallFault =>
  among(
    faults.filter(({ says }) => !/HTML|JSON/.test(says)),
    number,
  );
