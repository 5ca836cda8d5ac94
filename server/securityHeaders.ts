import type { Settings } from './environment.ts';

const twoYears = 63_072_000;

/**
 * Every document's rule for writing HTML or naming a script at run time: no plain text may, only values of one of these
 * policies; and no others may be created.
 */
export const trustedTypes = (policies: 'none' | `dompurify ${string}`): string =>
  `require-trusted-types-for 'script'; trusted-types ${policies === 'none' ? "'none'" : policies}`;

/** Headers of every response, APIs, files and errors included; a page adds its Content-Security-Policy. */
export const securityHeaders = ({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // A visitor who comes from another page without a reload keeps that page's policy: one for all of them.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  // Anything but a page must not act as one when opened by itself: pages bring their own policy. Drawings keep their styles.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${twoYears}` } : {}),
});
