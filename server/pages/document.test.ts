import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RenderedPage } from '#contract/rendering.ts';
import { lookStyles } from '../look/tokens.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import type { Assets } from './assets.ts';
import { composeDocument } from './document.ts';
import { noteEarlyPresses } from './noteEarlyPresses.ts';

const css = 'h1{color:red}';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scripts = `script-src 'self' ${hashOf(noteEarlyPresses)}`;
const assets: Assets = {
  script: '/assets/entry.js',
  scriptsOf: (chunks) => chunks.map((chunk) => `/assets/${chunk}.js`),
  stylesOf: (chunks) => ({ addresses: chunks.map((chunk) => `/assets/${chunk}.css`), css }),
};
const { look } = testFestival;
const styles = lookStyles(look) + css;
const ownHost = { hosts: { apis: [], forms: [], hasTagManager: false }, look };
const page: RenderedPage = {
  kind: 'page',
  status: 200,
  lang: 'en',
  head: '<title>Hello</title>',
  structured: '',
  html: '<h1>Hello</h1>',
  state: '{"a":1}',
  chunks: ['show', 'panel'],
  words: null,
  isPersonal: false,
  expiresAt: null,
  theme: null,
  retryAfter: null,
};

test('RTE-02: the document says its language, and holds its head, its styles, its view and its state', () => {
  const theme = { css: [], js: [], inlineCss: '', inlineJs: '' };
  for (const drawn of [page, { ...page, theme }])
    expect(composeDocument(drawn, assets, ownHost).html).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${look.colours.highlight}">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
<title>Hello</title>
<script>${noteEarlyPresses}</script>
<style>${styles}</style>
<link rel="stylesheet" href="/print.css" media="print">
<link rel="preload" href="/fonts/bricolage-grotesque-800.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="modulepreload" href="/assets/show.js" fetchpriority="low">
<link rel="modulepreload" href="/assets/panel.js" fetchpriority="low">
<link rel="stylesheet" href="/assets/show.css" disabled>
<link rel="stylesheet" href="/assets/panel.css" disabled>
<script type="module" fetchpriority="low" src="/assets/entry.js"></script>
</head>
<body>
<div id="root"><h1>Hello</h1></div>
<script type="application/json" id="state">{"a":1}</script>
</body>
</html>
`);
});

test('what only machines read stands behind the view, and in front of what the browser starts from', () => {
  const structured = '<script type="application/ld+json">{}</script>\n';
  expect(composeDocument({ ...page, structured }, assets, ownHost).html).toContain(
    `<div id="root"><h1>Hello</h1></div>\n${structured}<script type="application/json" id="state">`,
  );
});

test('security: nothing inline but our own script and styles, by their hashes; nothing from elsewhere but what is named', () => {
  expect(composeDocument(page, assets, ownHost).contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'self'",
    scripts,
    `style-src 'self' ${hashOf(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "form-action 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify tickets',
  ]);
});

test('settings, LAY-33: external hosts of the APIs may be asked, and forms go to that of the newsletter; nothing else of them', () => {
  const hosts = {
    ...ownHost.hosts,
    apis: ['https://content.example', 'https://member.example'],
    forms: ['https://list.example'],
  };
  const rules = composeDocument(page, assets, { hosts, look }).contentSecurityPolicy.split('; ');
  expect(rules.filter((rule) => rule.includes('.example'))).toEqual([
    "connect-src 'self' https://content.example https://member.example",
    "form-action 'self' https://list.example",
  ]);
});

test('ANA-01, security: a tag manager may be fetched and told, where there is one; what else there is stays forbidden', () => {
  const rulesOf = (hasTagManager: boolean) =>
    composeDocument(page, assets, {
      hosts: { ...ownHost.hosts, hasTagManager },
      look,
    }).contentSecurityPolicy.split('; ');
  const changed = rulesOf(true).filter((rule) => !rulesOf(false).includes(rule));
  expect(changed).toEqual([
    `${scripts} https://*.googletagmanager.com`,
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  ]);
  // A tag manager's scripts name others at run time.
  expect(rulesOf(true).filter((rule) => rule.includes('trusted-types'))).toEqual([]);
});

test('META-02: the theme of a page stands after what is ours, and its policy allows that and nothing else', () => {
  const theme = {
    css: [{ url: 'https://themes.example/a;b,c.css?v=1&w=2', integrity: null }],
    js: [{ url: 'https://themes.example/a.js', integrity: 'sha384-abc' }],
    inlineCss: 'h1{color:blue}',
    inlineJs: 'document.title = 1',
  };
  const { html, contentSecurityPolicy } = composeDocument({ ...page, theme }, assets, ownHost);
  const added = [...html.matchAll(/^.*(?:themes\.example|blue|title = 1).*$/gm)].map(([line]) => line);
  expect(added).toEqual([
    '<link rel="stylesheet" href="https://themes.example/a;b,c.css?v=1&#38;w=2">',
    '<style>h1{color:blue}</style>',
    '<script defer src="https://themes.example/a.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    '<script type="module">document.title = 1</script>',
  ]);
  expect(html.indexOf('<style>h1{color:red}')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
  expect(html.indexOf('src="/assets/entry.js"')).toBeLessThan(html.indexOf('<script defer'));
  const without = composeDocument(page, assets, ownHost).contentSecurityPolicy.split('; ');
  expect(contentSecurityPolicy.split('; ')).toEqual(
    without.map((rule) =>
      rule.startsWith('script-src ')
        ? `${rule} https://themes.example/a.js ${hashOf(theme.inlineJs)}`
        : rule.startsWith('style-src ')
          ? `${rule} https://themes.example/a%3Bb%2Cc.css ${hashOf(theme.inlineCss)}`
          : rule,
    ),
  );
});

test('FES-15: the words of the festival in its language are fetched early, as the browser asks for them', () => {
  const preload = '<link rel="preload" href="/words/en-0.json" as="fetch" crossorigin fetchpriority="low">';
  const { html, contentSecurityPolicy } = composeDocument(
    { ...page, words: '/words/en-0.json' },
    assets,
    ownHost,
  );
  expect(html).toContain(preload);
  expect(contentSecurityPolicy).toContain("connect-src 'self';");
  expect(composeDocument(page, assets, ownHost).html).not.toContain('/words/');
});
