import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readGiven } from '../http/request.ts';
import type { Sent } from '../http/resource.ts';
import { addResources, answerFailure } from '../http/routes.ts';
import { Refusal } from '../refusal.ts';
import type { AccountDeps } from './account.ts';
import { checkCsrf, giveCookie } from './csrf.ts';
import { memberLimits } from './limits.ts';
import { callerReader, readBearer } from './request.ts';
import type { Identity, MemberResource } from './resource.ts';
import { memberResources } from './resources.ts';
import { identify } from './session.ts';
import { createTokens } from './tokens.ts';

const whoAsks = async (deps: AccountDeps, context: Context): Promise<Identity> => {
  const bearer = readBearer(context);
  const member = bearer === null ? null : await identify(deps, bearer);
  if (!member) throw new Refusal('unauthorised', 'This is for members', { 'www-authenticate': 'Bearer' });
  return member;
};

const answer = async (
  deps: AccountDeps,
  resource: MemberResource<AccountDeps>,
  context: Context,
  readCaller: ReturnType<typeof callerReader>,
): Promise<Sent> => {
  const { publicUrl } = deps.settings;
  if (resource.access === 'public') {
    checkCsrf(context, publicUrl);
    return resource.accept(await readGiven(resource.path, context)).answer(deps, readCaller(context));
  }
  const member = await whoAsks(deps, context);
  checkCsrf(context, publicUrl);
  const accepted = resource.accept(await readGiven(resource.path, context));
  try {
    return await accepted.answer(deps, { ...readCaller(context), member });
  } catch (caught) {
    // An account that was deleted meanwhile fails whatever was to be kept for it.
    if (!(caught instanceof Refusal)) await whoAsks(deps, context);
    throw caught;
  }
};

/** The member API, to be mounted under `/api/member`. Nothing of it is kept anywhere. */
export const createMemberApi = (surroundings: Omit<AccountDeps, 'tokens'>): Hono => {
  const { settings, clock, log, secrets } = surroundings;
  const tokens = createTokens(secrets, clock);
  const deps: AccountDeps = { ...surroundings, tokens };
  const readCaller = callerReader(settings);
  const api = new Hono();
  api.use(async (context, next) => {
    giveCookie(context, settings.publicUrl);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    // No page of another site shows what is a member's, what lets them in least of all.
    context.res.headers.set('cross-origin-resource-policy', 'same-origin');
    // The app's time, which browsers set their own by: expiry and closing times are judged by it.
    context.res.headers.set('date', new Date(clock.now().epochMilliseconds).toUTCString());
  });
  api.use(
    bodyLimit({
      maxSize: memberLimits.body,
      onError: () => {
        throw new Refusal('too-large', `A body has ${memberLimits.body} bytes at most`);
      },
    }),
  );
  api.onError((caught, context) => answerFailure(context, caught, log));
  addResources(api, memberResources, {
    respond: async (resource, context) => {
      const { status, headers, body } = await answer(deps, resource, context, readCaller);
      return context.body(body, status, headers);
    },
    noVerb: 'This path has no such verb',
  });
  api.all('*', () => {
    throw new Refusal('not-found', 'There is no such path');
  });
  return api;
};
