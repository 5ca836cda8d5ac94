import { Hono, type Context } from 'hono';
import { defaultLanguage, languages, type Language } from '#src/api/contract/values.ts';
import { reasonOf, type Log } from '../log.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import { siteId } from './limits.ts';
import { Refusal } from '../refusal.ts';
import type { ContentDeps, Resource } from './resource.ts';
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

/** What stands for `{path}`: the request's path behind the resource's, decoded once. */
const readPath = (template: string, pathname: string): string => {
  const steps = template.split('/').indexOf('{path}');
  if (steps === -1) return '';
  const base = '/api/content'.split('/').length - 1;
  try {
    return decodeURIComponent(
      pathname
        .split('/')
        .slice(base + steps)
        .join('/'),
    ).replace(/^\/+|\/+$/g, '');
  } catch {
    throw new Refusal('not-found', 'No content has this path');
  }
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

/** The content API, to be mounted under `/api/content`. Answers are prepared once per data version. */
export const createContentApi = (deps: ContentDeps & { prepared: Prepared }): Hono => {
  const { prepared } = deps;
  const api = new Hono();
  const serve = (resource: Resource) => (context: Context) => {
    const url = new URL(context.req.url);
    const lang = readLanguage(context.req.param('lang'));
    checkSite(context.req.param('siteId'));
    const path = readId(resource.path, context.req.param('id')) ?? readPath(resource.path, url.pathname);
    const { key, keeping, load } = resource.ask(url.searchParams, lang, path);
    const answer = async (): Promise<Answer> => ({ status: 200, ...(await load(deps)) });
    if (keeping === 'live') return prepared.answerLive(context.req.raw, answer);
    return prepared.answer(context.req.raw, keeping === 'draft' ? null : key, answer);
  };
  for (const resource of contentResources) {
    const route = toRoute(resource.path);
    api.get(route, serve(resource));
    api.all(route, () => {
      throw new Refusal('method-not-allowed', 'This path is for reading');
    });
  }
  return api;
};
