import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RenderedPage } from '#contract/rendering.ts';
import type { Assets } from './assets.ts';
import { composeDocument } from './document.ts';

const css = 'h1{color:red}';
const assets: Assets = {
  script: '/assets/entry.js',
  scriptsOf: (chunks) => chunks.map((chunk) => `/assets/${chunk}.js`),
  cssOf: () => css,
};
const page: RenderedPage = {
  kind: 'page',
  status: 200,
  lang: 'en',
  head: '<title>Hello</title>',
  html: '<h1>Hello</h1>',
  state: '{"a":1}',
  chunks: ['show', 'panel'],
  isPersonal: false,
  expiresAt: null,
  retryAfter: null,
};

test('RTE-02: the document says its language, and holds its head, its styles, its view and its state', () => {
  const { html } = composeDocument(page, assets, []);
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n/);
  for (const part of [
    '<title>Hello</title>\n<style>h1{color:red}</style>',
    '<div id="root"><h1>Hello</h1></div>',
    '<script type="application/json" id="state">{"a":1}</script>',
  ])
    expect(html).toContain(part);
});

test('the scripts of the view are asked for in front of the one that runs', () => {
  const { html } = composeDocument(page, assets, []);
  const addresses = [...html.matchAll(/(?:modulepreload" href|src)="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(addresses).toEqual(['/assets/show.js', '/assets/panel.js', '/assets/entry.js']);
});

test('security: nothing inline but our own styles, by their hash; nothing from elsewhere but what is named', () => {
  const hash = createHash('sha256').update(css).digest('base64');
  expect(composeDocument(page, assets, []).contentSecurityPolicy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    'frame-src https://www.youtube-nocookie.com',
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ]);
});

test('settings: external hosts of the APIs may be asked, and nothing else of them', () => {
  const hosts = ['https://content.example', 'https://member.example'];
  const rules = composeDocument(page, assets, hosts).contentSecurityPolicy.split('; ');
  expect(rules.filter((rule) => rule.includes('.example'))).toEqual([
    "connect-src 'self' https://content.example https://member.example",
  ]);
});
