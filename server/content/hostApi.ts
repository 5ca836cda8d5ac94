import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { inDefaultLanguage } from './params.ts';
import type { ContentHost } from '../host/contentHost.ts';
import { readGiven } from '../http/request.ts';
import type { Given } from '../http/resource.ts';
import { addResources } from '../http/routes.ts';
import type { Answer } from '../prepared/answer.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { Refusal } from '../refusal.ts';
import type { ContentResource } from './resource.ts';

interface HostApiDeps {
  host: ContentHost;
  siteId: number;
  prepared: Prepared;
  shareOf: ShareOf;
}

/** Headers of the host's answer that are passed back. */
const passedBack = ['content-type', 'cache-control', 'retry-after'];

/** The parameters that a resource knows. */
const knownOf = ({ request: { query } }: ContentResource): readonly string[] =>
  query && 'entries' in query && typeof query.entries === 'object' && query.entries !== null
    ? Object.keys(query.entries).toSorted()
    : [];

/** A value of a path: the one of `{path}` has several segments. @throws Refusal if one would lead elsewhere */
const encode = (name: string, value: string): string => {
  const segments = name === 'path' ? value.split('/') : [value];
  if (segments.some((segment) => segment === '.' || segment === '..'))
    throw new Refusal('not-found', 'Nothing has this path');
  return segments.map(encodeURIComponent).join('/');
};

/** The question as the host knows it: only known parameters, in one order. */
const wirePath = (resource: ContentResource, { params, query }: Given): string => {
  const path = resource.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(name, params[name] ?? ''));
  const search = new URLSearchParams();
  for (const name of knownOf(resource))
    for (const value of [query[name] ?? []].flat()) search.append(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
};

/**
 * The content API of a site with somebody else's host: browsers ask our server, which asks the host. Only the resources of the
 * wire are passed on; nothing of the visitor is.
 */
export const createHostApi = (
  { host, siteId, prepared, shareOf }: HostApiDeps,
  resources: readonly ContentResource[],
): Hono => {
  const respond = async (resource: ContentResource, context: Context): Promise<Response> => {
    const given = await readGiven(resource, context);
    if (!v.is(inDefaultLanguage, given.params)) throw new Refusal('not-found', 'There is no such language');
    if ((given.params['siteId'] ?? String(siteId)) !== String(siteId))
      throw new Refusal('not-found', 'There is no such site');
    const asked = wirePath(resource, given);
    const { signal } = context.req.raw;
    const make = async (): Promise<Answer> => {
      const answer = await host.ask(asked, { signal });
      const told = passedBack.flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(told),
        body: new Uint8Array(await answer.arrayBuffer()),
      };
    };
    // API-05: a draft is for its asker alone.
    if ('preview' in given.query || 'ptok' in given.query)
      return prepared.answer(context.req.raw, null, make, shareOf(context));
    return prepared.answerLive(context.req.raw, make, shareOf(context));
  };
  const api = new Hono();
  addResources(api, resources, { respond, noVerb: 'This path is for reading' });
  return api;
};
