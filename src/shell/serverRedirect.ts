import type { SiteRouter } from './router.ts';

/** The target of a server router's redirect, once it has loaded; null for a page. Only a private name has it. */
export const serverRedirect = ({ _serverResult: result }: Pick<SiteRouter, '_serverResult'>): string | null =>
  result?.type === 'redirect' ? (result.redirect.headers.get('location') ?? '/') : null;
