import { trustedTypes } from '../securityHeaders.ts';

/** Its scripts and styles are files; nothing of it is inline. */
const policy = `default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${trustedTypes('none')}`;

/**
 * The page that needs no renderer: what stands where one fails (LDR-11), and the body of the redirect of "/", whose
 * script leads on where a cache or a host makes a page of it (RTE-39).
 */
export interface StaticPage {
  html: string;
  headers: Readonly<Record<string, string>>;
}

export const staticPageOf = (html: string): StaticPage => ({
  html,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
});
