import type { Settings } from './environment.ts';

const twoYears = 63_072_000;

/**
 * Rules of every document for what may write HTML or name a script at run time: no text does, only what one of these
 * policies has made; and none may be made besides.
 */
export const trustedTypes = (policies: 'none' | 'dompurify'): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies === 'none' ? "'none'" : policies}`;

/** Headers of every response, APIs, files and errors included; a page adds its Content-Security-Policy. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Whoever comes from another page without loading this one anew has that page's policy: one for all of them.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  // What is no page must not act as one, opened by itself: pages bring their own policy. Drawings keep their styles.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${twoYears}` } : {}),
});
