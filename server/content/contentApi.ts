import { Hono, type Context } from 'hono';
import { readGiven } from '../http/request.ts';
import { addResources } from '../http/routes.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { ContentDeps, ContentResource } from './resource.ts';
import { contentResources } from './resources.ts';

const json = 'application/json';
const methods = ['GET', 'HEAD'];

const readLanguage = (value: string | undefined): Language => {
  if (value === undefined) return defaultLanguage;
  const known = languages.find((lang) => lang === value);
  if (known === undefined) throw new Refusal('not-found', 'There is no such language');
  return known;
};

const checkSite = (value: string | undefined): void => {
  if (value !== undefined && value !== String(siteId))
    throw new Refusal('not-found', 'There is no such site');
};

/** A step of a path, decoded once. @throws Refusal where it is malformed, or holds what would part it in two */
const readStep = (encoded: string): string => {
  try {
    const step = decodeURIComponent(encoded);
    if (!step.includes('/')) return step;
  } catch {
    // As if there were nothing.
  }
  throw new Refusal('not-found', 'No content has this path');
};

/** What stands for `{path}`: the request's path behind the resource's. */
const readPath = (template: string, pathname: string): string => {
  const steps = template.split('/').indexOf('{path}');
  if (steps === -1) return '';
  const base = '/api/content'.split('/').length - 1;
  const path = pathname.split('/').slice(base + steps);
  return path
    .map(readStep)
    .join('/')
    .replace(/^\/+|\/+$/g, '');
};

const answerRefusal = (context: Context, refusal: Refusal): Response => {
  const headers: Record<string, string> = { 'content-type': json, 'cache-control': 'no-store' };
  if (refusal.code === 'method-not-allowed') headers['allow'] = methods.join(', ');
  return context.body(refusal.body, refusal.status, { ...headers, ...refusal.headers });
};

/** Answers a failure of any API in the contract's shape: a refusal as it is, anything else without its reason. */
export const answerFailure = (context: Context, caught: unknown, log: Log): Response => {
  if (caught instanceof Refusal) return answerRefusal(context, caught);
  log.error('api.failed', { path: context.req.path, reason: reasonOf(caught) });
  return answerRefusal(context, new Refusal('internal', 'The request could not be answered'));
};

const toRoute = (template: string): string =>
  template
    .replace('{path}', '*')
    .replace(/\{(\w+)\}(\.\w+)/, ':$1{[^/]+\\$2}')
    .replace(/\{(\w+)\}(?=\/|$)/g, ':$1');

/** What stands for `{id}`, without the extension that the template has behind it. */
const readId = (template: string, segment: string | undefined): string | undefined => {
  const extension = /\{id\}(\.\w+)/.exec(template)?.[1];
  return extension === undefined ? segment : segment?.slice(0, -extension.length);
};

/** The content API of wire.md, to be mounted under `/api/content`. Answers are prepared once per data version. */
export const createContentApi = (deps: ContentDeps & { prepared: Prepared }): Hono => {
  const { prepared } = deps;
  const respond = async ({ path, accept }: ContentResource, context: Context): Promise<Response> => {
    const { key, keeping, answer } = accept(await readGiven(path, context));
    const make = () => answer(deps, {});
    if (keeping === 'live') return prepared.answerLive(context.req.raw, make);
    return prepared.answer(context.req.raw, keeping === 'none' ? null : key, make);
  };
  const api = new Hono();
  addResources(api, contentResources, { respond, noVerb: 'This path is for reading' });
  return api;
};
