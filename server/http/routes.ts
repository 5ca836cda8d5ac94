import type { Context, Hono } from 'hono';
import { reasonOf, type Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { StoreUnavailable } from '../store/engine/storeUnavailable.ts';
import { retryAfter } from './limits.ts';
import { noteRequest } from '../requestContext.ts';
import type { Description } from './description.ts';

const answerRefusal = (context: Context, { body, status, headers, code }: Refusal): Response => {
  noteRequest({ refusal: code });
  return context.body(body, status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...headers,
  });
};

/** Nobody reads it. */
const left = new Refusal('invalid', 'The request was not sent to its end');
const unavailable = new Refusal('unavailable', 'The database cannot be asked now', {
  'retry-after': String(retryAfter),
});

/** Answers a failure of any API in the contract's shape: a refusal as such, anything else without its reason. */
export const answerFailure = (context: Context, caught: unknown, log: Log): Response => {
  if (caught instanceof Refusal) return answerRefusal(context, caught);
  if (context.req.raw.signal.aborted) {
    log.info('request.left', { path: context.req.path });
    return answerRefusal(context, left);
  }
  if (caught instanceof StoreUnavailable) {
    log.warn('store.unavailable', { path: context.req.path, reason: reasonOf(caught.cause) });
    return answerRefusal(context, unavailable);
  }
  log.error('api.failed', { path: context.req.path, reason: reasonOf(caught) });
  return answerRefusal(context, new Refusal('internal', 'The request could not be answered'));
};

/** The value for `{path}` may have slashes, or be empty; the one before an extension includes it. */
const toRoute = (path: string): string =>
  path
    .replace('{path}', ':path{.*}')
    .replaceAll(/\{(\w+)\}(\.\w+)/g, ':$1{[^/]+\\$2}')
    .replaceAll(/\{(\w+)\}(?=\/|$)/g, ':$1');

/** Verbs of a path, for `Allow`. */
const verbsOf = (resources: readonly Description[], path: string): string =>
  resources
    .filter((resource) => resource.path === path)
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    .join(', ');

/**
 * Routes every resource to `respond`, and refuses other verbs of their paths with the sentence `noVerb`. The first of two
 * matching paths answers.
 */
export const addResources = <R extends Description>(
  api: Hono,
  resources: readonly R[],
  { respond, noVerb }: { respond: (resource: R, context: Context) => Promise<Response>; noVerb: string },
): void => {
  for (const resource of resources)
    api.on(resource.method, toRoute(resource.path), (context) => respond(resource, context));
  for (const path of new Set(resources.map((resource) => resource.path)))
    api.all(toRoute(path), () => {
      throw new Refusal('method-not-allowed', noVerb, { allow: verbsOf(resources, path) });
    });
};
