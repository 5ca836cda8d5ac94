import { createHash } from 'node:crypto';
import type { DocumentTheme, RenderedPage, ThemeFile } from '#contract/rendering.ts';
import { ticketsWorker } from '#contract/settings/ticketsWorker.ts';
import { tagManager } from '#contract/settings/tagManager.ts';
import { trustedTypes } from '../securityHeaders.ts';
import { fontAddresses } from '../look/fonts.ts';
import { iconLinks } from '../look/icons.ts';
import type { Look } from '../look/look.ts';
import { lookStyles } from '../look/tokens.ts';
import type { Assets } from './assets.ts';
import { noteEarlyPresses } from './noteEarlyPresses.ts';

/** Fonts of the first view; the browser would find them only after layout. */
const preloadFont = (href: string): string =>
  `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Otherwise the browser would find each script only after running the one before. */
const preloadScript = (href: string): string =>
  `<link rel="modulepreload" href="${href}" fetchpriority="low">`;

/** The festival's words, which the texts wait for; as the browser's own question for them (FES-15). */
const preloadWords = (href: string): string =>
  `<link rel="preload" href="${href}" as="fetch" crossorigin fetchpriority="low">`;

/**
 * Marks these styles as present for the bundle's loader. Otherwise it would fetch them for the next part that needs them and
 * add them after those of the page, which they would override. Browsers never fetch a disabled link.
 */
const notePresentStyles = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`;

/** The external hosts of a document. */
export interface DocumentHosts {
  /** Origins of external hosts of the APIs; none for our own. */
  apis: readonly string[];
  /** Origins of its forms' targets. */
  forms: readonly string[];
  /** Its scripts name others at run time, beyond any rule of trusted types. */
  hasTagManager: boolean;
}

/** The deployment and the festival of a document. */
export interface DocumentSurroundings {
  hosts: DocumentHosts;
  look: Look;
}

/** A document, and the policy that allows it. */
export interface ComposedDocument {
  html: string;
  contentSecurityPolicy: string;
}

/**
 * The whole document. The look of the festival and the styles of its screen are inline, so that the first view waits for one answer only; the scripts come
 * last, since the page is readable without them, with the data for machines.
 */
export const composeDocument = (
  page: RenderedPage,
  { script, scriptsOf, stylesOf }: Assets,
  { hosts, look }: DocumentSurroundings,
): ComposedDocument => {
  const { addresses, css: sheets } = stylesOf(page.chunks);
  const css = lookStyles(look) + sheets;
  const html = `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${look.colours.highlight}">
${iconLinks(look)}
<link rel="manifest" href="/manifest.webmanifest">
${page.head}
<script>${noteEarlyPresses}</script>
<style>${css}</style>
<link rel="stylesheet" href="/print.css" media="print">
${themeStylesOf(page.theme)}${fontAddresses(look).map(preloadFont).join('\n')}
${[...scriptsOf(page.chunks).map(preloadScript), ...(page.words === null ? [] : [preloadWords(page.words)])].join('\n')}
${addresses.map(notePresentStyles).join('\n')}
<script type="module" fetchpriority="low" src="${script}"></script>
${themeScriptsOf(page.theme)}</head>
<body>
<div id="root">${page.html}</div>
${page.structured}<script type="application/json" id="state">${page.state}</script>
</body>
</html>
`;
  return { html, contentSecurityPolicy: policyOf(css, hosts, page.theme) };
};

const escape = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const integrityOf = ({ integrity }: ThemeFile): string =>
  integrity === null ? '' : ` integrity="${escape(integrity)}" crossorigin="anonymous"`;

/** META-02: after our own styles, so that they win. */
const themeStylesOf = (theme: DocumentTheme | null): string =>
  theme === null
    ? ''
    : [
        ...theme.css.map(
          (file) => `<link rel="stylesheet" href="${escape(file.url)}"${integrityOf(file)}>\n`,
        ),
        ...(theme.inlineCss === '' ? [] : [`<style>${theme.inlineCss}</style>\n`]),
      ].join('');

/** META-02: in their order, after our entry, and never blocking it: an inline script runs as a module. */
const themeScriptsOf = (theme: DocumentTheme | null): string =>
  theme === null
    ? ''
    : [
        ...theme.js.map((file) => `<script defer src="${escape(file.url)}"${integrityOf(file)}></script>\n`),
        ...(theme.inlineJs === '' ? [] : [`<script type="module">${theme.inlineJs}</script>\n`]),
      ].join('');

/** The exact files, not their hosts; a policy gives `;` and `,` its own meaning, and ignores the search. */
const sourceOf = ({ url }: ThemeFile): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
};
const sourcesOf = (files: readonly ThemeFile[] = [], inline = ''): string[] => [
  ...files.map(sourceOf),
  ...(inline === '' ? [] : [hashOf(inline)]),
];

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Inline only our own script and styles, and those of the page's theme, by their hashes. */
const policyOf = (
  css: string,
  { apis, forms, hasTagManager }: DocumentHosts,
  theme: DocumentTheme | null,
): string =>
  [
    "default-src 'self'",
    [
      `script-src 'self' ${hashOf(noteEarlyPresses)}`,
      ...sourcesOf(theme?.js, theme?.inlineJs),
      ...(hasTagManager ? tagManager.scripts : []),
    ].join(' '),
    [`style-src 'self' ${hashOf(css)}`, ...sourcesOf(theme?.css, theme?.inlineCss)].join(' '),
    "style-src-attr 'unsafe-inline'",
    // blob: is for the admission picture, which needs a request with a bearer (RES-25).
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    // SHW-05: after a press on Play.
    'frame-src https://www.youtube-nocookie.com',
    ["connect-src 'self'", ...apis, ...(hasTagManager ? tagManager.connections : [])].join(' '),
    ["form-action 'self'", ...forms].join(' '),
    // The worker of the tickets' page.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(hasTagManager ? [] : [trustedTypes(`dompurify ${ticketsWorker.policy}`)]),
  ].join('; ');
