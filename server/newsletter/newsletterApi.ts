import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { newsletterAnswer } from '#contract/wire/newsletter.ts';
import type * as v from 'valibot';
import { epochSeconds } from '../clock.ts';
import type { Settings } from '../environment.ts';
import { answerFailure } from '../http/routes.ts';
import type { Log } from '../log.ts';
import type { RateLimits } from '../protection/rateLimits.ts';
import { checkCsrf, comesFromHere, giveCookie } from '../protection/csrf.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { requirePart } from '../profile/requirePart.ts';
import { askingNetworkReader } from '../http/askingNetwork.ts';
import { Refusal } from '../refusal.ts';
import { waitOnce } from '../store/engine/turns.ts';
import { newsletterPath } from './addresses.ts';
import { confirm, languageOfLink, leave } from './confirm.ts';
import { isOurForm, leadOn, readFields, tokenInAddress, tokenOf } from './forms.ts';
import { newsletterLimits } from './limits.ts';
import type { NewsletterLinks } from './links.ts';
import { subscribe, type SubscribeDeps } from './subscribe.ts';

export interface NewsletterDeps extends SubscribeDeps {
  settings: Pick<Settings, 'publicUrl' | 'trustedProxies' | 'newsletterUrl'>;
  limits: RateLimits;
  links: NewsletterLinks;
  festival: FestivalSource;
  log: Log;
}

const accepted: v.InferOutput<typeof newsletterAnswer> = { data: { accepted: true } };
const verbs = { '/': 'POST', '/confirm': 'POST', '/unsubscribe': 'GET, HEAD, POST' } as const;

/** For every answer: no cache, and no other site may read it. */
const addHeaders = (api: Hono, { settings, clock }: NewsletterDeps): void => {
  api.use(async (context, next) => {
    giveCookie(context, settings.publicUrl);
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('cross-origin-resource-policy', 'same-origin');
    context.res.headers.set('date', new Date(clock.now().epochMilliseconds).toUTCString());
  });
  api.use(
    bodyLimit({
      maxSize: newsletterLimits.body,
      onError: () => {
        throw new Refusal('too-large', `A body has ${newsletterLimits.body} bytes at most`);
      },
    }),
  );
};

/**
 * The newsletter's own API (LAY-33), for `/api/newsletter`: JSON for the site's script, forms for pages without it
 * (docs/decisions/039).
 */
export const createNewsletterApi = (deps: NewsletterDeps): Hono => {
  const { settings, clock, limits, log } = deps;
  const readNetwork = askingNetworkReader(settings.trustedProxies);
  const now = (): number => epochSeconds(clock.now());
  /** Counts a request. @returns its network */
  const count = (context: Context): string => {
    const network = readNetwork(context);
    limits.count(network);
    return network;
  };
  const api = new Hono();
  addHeaders(api, deps);
  api.onError((caught, context) => answerFailure(context, caught, log));
  api.use((_, next) => waitOnce(next));
  api.use(async (_, next) => {
    await requirePart(deps.festival, 'newsletter');
    await next();
  });

  api.post('/', async (context) => {
    if (settings.newsletterUrl !== null)
      throw new Refusal('not-found', 'The newsletter is kept by somebody else');
    const fields = await readFields(context);
    if (!fields.isForm) {
      checkCsrf(context, settings.publicUrl);
      await subscribe(deps, fields.values, count(context));
      return context.json(accepted, 202);
    }
    if (!comesFromHere(context, settings.publicUrl))
      throw new Refusal('csrf', 'The form is that of another site');
    return leadOn(context, fields, { page: 'confirm', invalid: 'invalid' }, async () => {
      await subscribe(deps, fields.values, count(context));
      return 'sent';
    });
  });

  // The token is proof enough: a page of another site has none.
  api.post('/confirm', async (context) => {
    const fields = await readFields(context);
    if (isOurForm(fields))
      return leadOn(context, fields, { page: 'confirm', invalid: 'unreadable' }, async () => {
        count(context);
        await confirm(deps, tokenOf(fields.values), now());
        return 'confirmed';
      });
    checkCsrf(context, settings.publicUrl);
    count(context);
    await confirm(deps, tokenOf(fields.values), now());
    return context.json({ data: { confirmed: true } });
  });

  // RFC 8058: the one click of a mail program sends only the token; the button of our page also sends its language.
  api.post('/unsubscribe', async (context) => {
    const fields = await readFields(context).catch(() => null);
    const unsubscribe = async (): Promise<'left'> => {
      count(context);
      await leave(deps, tokenInAddress(context));
      return 'left';
    };
    if (fields && isOurForm(fields))
      return leadOn(context, fields, { page: 'unsubscribe', invalid: 'unreadable' }, unsubscribe);
    await unsubscribe();
    return context.json({ data: { unsubscribed: true } });
  });
  // A program that follows links changes nothing.
  api.get('/unsubscribe', async (context) => {
    count(context);
    const token = tokenInAddress(context);
    const page = newsletterPath('unsubscribe', await languageOfLink(deps, token));
    return context.redirect(`${page}?${new URLSearchParams({ token }).toString()}`, 302);
  });

  for (const [path, allow] of Object.entries(verbs))
    api.all(path, () => {
      throw new Refusal('method-not-allowed', 'This path has no such verb', { allow });
    });
  api.all('*', () => {
    throw new Refusal('not-found', 'There is no such path');
  });
  return api;
};
