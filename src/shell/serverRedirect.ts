import type { SiteRouter } from './router.ts';

/** The address that a server's router redirects to, once it has loaded; null where it found a page. Only a private name tells it. */
export const serverRedirect = ({ _serverResult: result }: Pick<SiteRouter, '_serverResult'>): string | null =>
  result?.type === 'redirect' ? (result.redirect.headers.get('location') ?? '/') : null;
