import { createHash } from 'node:crypto';
import type { RenderedPage } from '#src/api/contract/rendering.ts';
import type { Assets } from './assets.ts';

/** Fonts that the first view shows; the browser would find them only after layout. */
const fonts = ['/fonts/bricolage-grotesque-800.woff2', '/fonts/figtree.woff2'];

/**
 * The whole document. The style stands inline, so that the first view waits for one answer only; the script comes
 * last in line, since the page can be read without it.
 */
export const composeDocument = (page: RenderedPage, { script, css }: Assets): string => `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#ffd400">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
${page.head}
<style>${css}</style>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<script type="module" async fetchpriority="low" src="${script}"></script>
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${page.state}</script>
</body>
</html>
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of every document: nothing inline but our own stylesheet, by its hash.
 * @param contentApi origin of an external content host, or null for our own.
 */
export const contentSecurityPolicy = ({ css }: Assets, contentApi: string | null): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${hashOf(css)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `connect-src 'self' ${contentApi ?? ''}`.trim(),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
