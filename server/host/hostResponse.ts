import { Refusal } from '../refusal.ts';
import type { HostAnswer } from './fetchAnswer.ts';
import type { HostFailure } from './hostFailure.ts';
import { hostLimits } from './limits.ts';

/** Headers of the host that matter to those who ask. */
const toldHeaders = ['content-type', 'etag', 'last-modified'];
const missing = [404, 410];

const refusalResponse = ({ body, status, headers }: Refusal): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });

/** The contract's refusal for a failure: the question is wrong, or the host is away. */
export const failureResponse = (failure: HostFailure): Response =>
  refusalResponse(
    failure.isRefusal
      ? new Refusal('invalid', `The content host refuses this question (${failure.status})`)
      : new Refusal('unavailable', 'The content host does not answer', {
          'retry-after': String(failure.retryAfter ?? hostLimits.retryAfter),
        }),
  );

/** @param known the entity tag that the asker knows */
export const answerResponse = ({ status, headers, body }: HostAnswer, known: string | null): Response => {
  if (missing.includes(status))
    return refusalResponse(new Refusal('not-found', 'The content host has nothing here'));
  const told = new Headers();
  for (const name of toldHeaders) if (headers[name] !== undefined) told.set(name, headers[name]);
  const isKnown = known !== null && known === headers['etag'];
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: told });
};
