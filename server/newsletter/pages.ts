import { createHash } from 'node:crypto';
import { Hono, type Context, type Next } from 'hono';
import type { Language } from '#contract/address/language.ts';
import { epochSeconds, type Clock } from '../clock.ts';
import type { Settings } from '../environment.ts';
import type { Look } from '../look/look.ts';
import { trustedTypes } from '../securityHeaders.ts';
import { spokenTo } from '../profile/festival.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import type { Store } from '../store/store.ts';
import { newsletterPages, newsletterPath, newsletterPaths, type NewsletterPage } from './addresses.ts';
import { standingOf } from './confirm.ts';
import type { NewsletterLinks } from './links.ts';
import { drawPage, hideToken, outcomes, stylesOf, type Situation } from './page.ts';

interface PagesDeps {
  store: Store;
  clock: Clock;
  links: NewsletterLinks;
  festival: FestivalSource;
  settings: Pick<Settings, 'newsletterUrl'>;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const headersOf = (look: Look) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address may contain a secret: no site learns where a reader came from, nor does this one.
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashOf(hideToken)}`,
    `style-src ${hashOf(stylesOf(look))}`,
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    trustedTypes('none'),
  ].join('; '),
});

/** The outcomes that each page shows; others make no sense there. */
const toldOn: Record<NewsletterPage, readonly Situation[]> = {
  confirm: outcomes.filter((outcome) => outcome !== 'left'),
  unsubscribe: ['left', 'later', 'unreadable'],
};

/**
 * The pages that confirm and end a subscription. Opening one changes nothing; its button does, and works without script
 * (docs/decisions/039).
 */
export const createNewsletterPages = ({
  store,
  clock,
  links,
  festival: source,
  settings,
}: PagesDeps): Hono => {
  const situationOf = async (page: NewsletterPage, token: string, said: string): Promise<Situation> => {
    if (token === '') return toldOn[page].find((outcome) => outcome === said) ?? 'unreadable';
    if (page === 'confirm') return standingOf({ store, links }, token, epochSeconds(clock.now()));
    return links.readLeave(token) === null ? 'unreadable' : 'leaving';
  };

  const answer = async (
    context: Context,
    { page, lang }: { page: NewsletterPage; lang: Language },
    next: Next,
  ): Promise<Response | void> => {
    const { searchParams, search } = new URL(context.req.url);
    const festival = await source.current();
    if (!festival.parts.newsletter) return next();
    const spoken = spokenTo(festival, lang);
    // Links in letters outlive a language of the festival.
    if (spoken !== lang) return context.redirect(newsletterPath(page, spoken) + search, 302);
    const token = searchParams.get('token') ?? '';
    const situation = await situationOf(page, token, searchParams.get('said') ?? '');
    const mayAsk = settings.newsletterUrl === null;
    const body = drawPage({ page, lang, festival, situation, token, mayAsk });
    return context.body(body, 200, { ...headersOf(festival.look), 'content-language': lang });
  };

  const hono = new Hono();
  for (const at of newsletterPages) {
    const path = newsletterPath(at.page, at.lang);
    hono.get(path, (context, next) => answer(context, at, next));
    for (const other of newsletterPaths(at.page, at.lang).filter((one) => one !== path))
      hono.get(other, (context) => context.redirect(path + new URL(context.req.url).search, 302));
  }
  return hono;
};
