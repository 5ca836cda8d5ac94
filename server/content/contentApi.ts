import { Hono, type Context } from 'hono';
import { readGiven } from '../http/request.ts';
import { addResources } from '../http/routes.ts';
import { Refusal } from '../refusal.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { waitOnce } from '../store/engine/turns.ts';
import type { ContentDeps, ContentResource } from './resource.ts';

/** The content API, for `/api/content`. Answers are prepared once per data version, in turns. */
export const createContentApi = (
  deps: ContentDeps & { prepared: Prepared; shareOf: ShareOf },
  resources: readonly ContentResource[],
): Hono => {
  const { prepared, shareOf } = deps;
  const respond = async (resource: ContentResource, context: Context): Promise<Response> => {
    const given = await readGiven(resource, context);
    const { key, keeping, answer } = resource.accept(given);
    const { siteId } = given.params;
    if (siteId !== undefined && siteId !== String(deps.siteId))
      throw new Refusal('not-found', 'There is no such site');
    const make = () => waitOnce(() => answer(deps, {}));
    if (keeping === 'live') return prepared.answerLive(context.req.raw, make);
    return prepared.answer(context.req.raw, keeping === 'none' ? null : key, make, shareOf(context));
  };
  const api = new Hono();
  addResources(api, resources, { respond, noVerb: 'This path is for reading' });
  return api;
};
