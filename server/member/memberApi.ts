import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readGiven } from '../http/request.ts';
import type { Accepted, Sent } from '../http/resource.ts';
import { addResources, answerFailure } from '../http/routes.ts';
import type { Answer } from '../prepared/answer.ts';
import { createPrepared } from '../prepared/prepared.ts';
import { nameInAnswer } from '../pictures/nameInAnswer.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { fixedVersion } from '../prepared/version.ts';
import { Refusal } from '../refusal.ts';
import { waitOnce } from '../store/engine/turns.ts';
import type { AccountDeps } from './account.ts';
import { checkCsrf, giveCookie } from '../protection/csrf.ts';
import { requirePart } from '../profile/requirePart.ts';
import { memberLimits } from './limits.ts';
import { callerReader, readBearer } from './request.ts';
import type { Caller, Identity, MemberResource } from './resource.ts';
import { memberResources, partsOf } from './resources.ts';
import { identify } from './session.ts';
import { createTokens } from './tokens.ts';

const whoAsks = async (deps: AccountDeps, context: Context): Promise<Identity> => {
  const bearer = readBearer(context);
  const member = bearer === null ? null : await identify(deps, bearer);
  if (!member) throw new Refusal('unauthorised', 'This is for members', { 'www-authenticate': 'Bearer' });
  return member;
};

const send = (context: Context, { status, headers, body }: Sent): Response =>
  context.body(body, status, headers);

interface ApiDeps extends Omit<AccountDeps, 'tokens'> {
  pictures: Pick<Pictures, 'nameOf'>;
}

const answerMember = async (
  deps: AccountDeps,
  resource: Extract<MemberResource<AccountDeps>, { access: 'member' }>,
  context: Context,
  caller: Caller,
): Promise<Sent> => {
  const member = await whoAsks(deps, context);
  checkCsrf(context, deps.settings.publicUrl);
  const accepted = resource.accept(await readGiven(resource, context));
  try {
    return await accepted.answer(deps, { ...caller, member });
  } catch (caught) {
    // For an account that was deleted meanwhile any write fails.
    if (!(caught instanceof Refusal)) await whoAsks(deps, context);
    throw caught;
  }
};

/**
 * Answers that are the same for everybody and never change are made once, compressed and with an entity tag. Shared caches
 * must not keep them: any answer here may set the cookie against forged requests.
 */
const revalidated = 'private, max-age=0, must-revalidate';
const keepPublic = ({ clock, log }: AccountDeps) => {
  const kept = createPrepared({ version: fixedVersion, clock, log, headers: {} });
  return (
    request: Request,
    { key, keeping }: Pick<Accepted<never, never>, 'key' | 'keeping'>,
    make: () => Promise<Sent>,
  ) => {
    const answer = async (): Promise<Answer> => {
      const sent = await make();
      return { ...sent, headers: { ...sent.headers, 'cache-control': revalidated } };
    };
    return keeping === 'kept' ? kept.answer(request, key, answer) : kept.answerLive(request, answer);
  };
};

/** The member API, for `/api/member`. No answer is cached, unless a resource says so. */
export const createMemberApi = ({ pictures, ...surroundings }: ApiDeps): Hono => {
  const { settings, clock, log, secrets } = surroundings;
  const tokens = createTokens(secrets, clock);
  const deps: AccountDeps = { ...surroundings, tokens };
  const readCaller = callerReader(settings);
  const answerKept = keepPublic(deps);
  const api = new Hono();
  api.use((_, next) => waitOnce(next));
  api.use(async (context, next) => {
    await next();
    giveCookie(context, settings.publicUrl);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
    // No page of another site may show a member's data, least of all an admission code.
    context.res.headers.set('cross-origin-resource-policy', 'same-origin');
    // The app's time, which sets the browsers' clocks: expiry and closing times depend on it.
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
      // Reads the festival anew: a letter is begun before its answer, with the name as it is now.
      for (const part of partsOf(resource)) await requirePart(deps.festival, part);
      const caller = readCaller(context);
      if (resource.access === 'member')
        return send(
          context,
          await nameInAnswer(await answerMember(deps, resource, context, caller), pictures),
        );
      checkCsrf(context, settings.publicUrl);
      const accepted = resource.accept(await readGiven(resource, context));
      const answer = () => accepted.answer(deps, caller);
      return accepted.keeping === 'none'
        ? send(context, await answer())
        : answerKept(context.req.raw, accepted, answer);
    },
    noVerb: 'This path has no such verb',
  });
  api.all('*', () => {
    throw new Refusal('not-found', 'There is no such path');
  });
  return api;
};
