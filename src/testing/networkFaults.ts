import { reservationRefusals } from '#contract/wire/member/booking.ts';

/** The fate of every call from now on. */
export interface NetworkFault {
  readonly says: string;
  readonly answer: (signal: AbortSignal | undefined) => Promise<Response>;
}

const inJson =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } }),
    );
const refusal = (status: number, code: string, headers: Record<string, string> = {}): NetworkFault => ({
  says: `${status} ${code}`,
  answer: inJson(status, JSON.stringify({ error: { code, message: code } }), headers),
});
const broken = (says: string): NetworkFault => ({ says, answer: () => Promise.reject(new TypeError(says)) });

/** Bad answers: each refusal, and the distortions of networks and gateways. */
export const networkFaults: readonly NetworkFault[] = [
  refusal(500, 'internal'),
  refusal(503, 'internal', { 'retry-after': '5' }),
  {
    says: 'no answer in time',
    answer: (signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  },
  broken('offline'),
  broken('connection reset'),
  { says: 'truncated JSON', answer: inJson(200, '{"data":{"uu') },
  { says: 'an empty object', answer: inJson(200, '{}') },
  { says: 'null', answer: inJson(200, 'null') },
  { says: 'other types', answer: inJson(200, '{"data":"7","token":7,"entity_data":[]}') },
  {
    says: 'HTML',
    answer: () =>
      Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  },
  refusal(400, 'invalid'),
  refusal(401, 'unauthorised'),
  refusal(401, 'wrong-code'),
  refusal(403, 'csrf'),
  refusal(404, 'not-found'),
  refusal(410, 'dead'),
  refusal(410, 'expired'),
  refusal(429, 'too-many', { 'retry-after': '60' }),
  ...reservationRefusals.map((code) => refusal(409, code)),
];
