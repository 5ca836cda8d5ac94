import { trustedTypes } from '../securityHeaders.ts';

/** Its scripts and styles are files; none is inline. */
const policy = `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${trustedTypes('none')}`;

/**
 * The page that needs no renderer: it replaces a failed one (LDR-11), and is the body of the redirect of "/", whose script
 * leads on if a cache or a host serves it as a page (RTE-39).
 */
export interface StaticPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export const staticPageOf = (html: string): StaticPage => ({
  html,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
});
