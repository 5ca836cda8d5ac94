import { Hono, type Context } from 'hono';
import { readGiven } from '../http/request.ts';
import { addResources } from '../http/routes.ts';
import { Refusal } from '../refusal.ts';
import { nameInAnswer } from '../pictures/nameInAnswer.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Prepared } from '../prepared/prepared.ts';
import type { ShareOf } from '../prepared/shares.ts';
import { waitOnce } from '../store/engine/turns.ts';
import type { ContentDeps, ContentResource } from './resource.ts';

interface ApiDeps extends ContentDeps {
  pictures: Pick<Pictures, 'nameOf'>;
  prepared: Prepared;
  shareOf: ShareOf;
}

/** The content API, for `/api/content`. Answers are prepared once per data version, in turns. */
export const createContentApi = (deps: ApiDeps, resources: readonly ContentResource[]): Hono => {
  const { pictures, prepared, shareOf } = deps;
  const respond = async (resource: ContentResource, context: Context): Promise<Response> => {
    const given = await readGiven(resource, context);
    const { key, keeping, answer } = resource.accept(given);
    const { siteId } = given.params;
    if (siteId !== undefined && siteId !== String(deps.siteId))
      throw new Refusal('not-found', 'There is no such site');
    const make = () => waitOnce(async () => nameInAnswer(await answer(deps, {}), pictures));
    if (keeping === 'live') return prepared.answerLive(context.req.raw, make);
    return prepared.answer(context.req.raw, keeping === 'none' ? null : key, make, shareOf(context));
  };
  const api = new Hono();
  addResources(api, resources, { respond, noVerb: 'This path is for reading' });
  return api;
};
