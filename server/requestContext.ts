import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** Facts of a request for the log and the metrics. */
export interface RequestContext {
  /** Names the request in the log, in `X-Request-Id` and on the error page. */
  readonly id: string;
  /** The pattern of its path; null if no route has taken it. */
  route: string | null;
  /** The error code of its answer; '' without one. */
  refusal: string;
  /** Whether its answer came from memory. */
  isPrepared: boolean;
}

const current = new AsyncLocalStorage<RequestContext>();

const processName = randomBytes(4).toString('hex');
let begun = 0;

/** A name that no other request has, of this process or of another one. */
const nextId = (): string => {
  begun += 1;
  return `${processName}-${begun.toString(36)}`;
};

const contextOf = (id: string): RequestContext => ({ id, route: null, refusal: '', isPrepared: false });

export const requestIdHeader = 'x-request-id';

/** The request that is being answered; undefined for work of the server's own. */
export const currentRequest = (): RequestContext | undefined => current.getStore();

/** Answers a request inside its context. */
export const inRequest = <T>(answer: (request: RequestContext) => T): T => {
  const request = contextOf(nextId());
  return current.run(request, answer, request);
};

/** Asks this server a question of its own, for the current request if there is one: it has the same name. */
export const inOwnRequest = <T>(ask: () => T): T =>
  current.run(contextOf(currentRequest()?.id ?? nextId()), ask);

/** Notes facts of the current request, if there is one. */
export const noteRequest = (
  facts: Partial<Pick<RequestContext, 'route' | 'refusal' | 'isPrepared'>>,
): void => {
  const request = currentRequest();
  if (request) Object.assign(request, facts);
};
