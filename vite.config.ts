import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * `tile` of `Tile.module.css` → `tile` and three characters of its file: a page repeats its class names a thousand
 * times, and both bundles must agree on them.
 */
const generateScopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return name + createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
};

/**
 * Parts of libraries that come with others and that we never call (docs/decisions/007): the router's Link component,
 * its JSON reading of searches, and React Query's infinite queries and mutations (a command is a machine's port).
 */
const unusedParts: Record<string, string> = {
  '@tanstack/react-router/dist/esm/link.js':
    'export const Link = () => null, useLinkProps = () => ({}), createLink = () => Link, linkOptions = (options) => options;',
  '@tanstack/router-core/dist/esm/searchParams.js':
    'export let defaultParseSearch, defaultStringifySearch, parseSearchWith, stringifySearchWith;',
  '@tanstack/query-core/build/modern/mutation.js':
    'export class Mutation {} export const getDefaultState = () => ({});',
  '@tanstack/query-core/build/modern/mutationCache.js':
    'export class MutationCache { clear() {} getAll() { return []; } findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false;',
};
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) => Object.entries(unusedParts).find(([path]) => id.endsWith(path))?.[1] ?? null,
};

/**
 * `import styles from` reads as people expect; `import * as styles from` lets the bundler put each class name where it
 * is used and leave the table of them out.
 */
const inlineClassNames: Plugin = {
  name: 'inline-class-names',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('.tsx') && !id.includes('node_modules')
      ? {
          code: code.replace(/import (\w+) from ('[^']+\.module\.css')/g, 'import * as $1 from $2'),
          map: null,
        }
      : null,
};

/** One percent smaller than the default minifier's work, which counts on a slow line. */
const minifyFurther: Plugin = {
  name: 'minify-further',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.fileName.startsWith('assets/'))
          chunk.code = (
            await minify(chunk.code, { module: true, compress: { passes: 3 }, mangle: true })
          ).code;
    },
  },
};

/** What every page needs, libraries included, and what of it only some do. */
const ofEveryPage =
  /node_modules|rolldown\/runtime|src\/(app|api|i18n|components|programme|routes|screens\/layout)\/|machines\/(menu|cookieBanner|settings|port)/;
const ofSomePages =
  /node_modules\/(dompurify|temporal-|embla|jwt-decode)|src\/(api|app)\/member(?!Door)|src\/app\/session|MemberCorner|ProfilePage|LoginPage|requireMember|api\/tickets|contract\/(apiError|booking|profile|session|show|ticket|wishlist)|CalendarPage|loadCalendar|ShowPage|loadShow|Picture|Carousel|ShowList|html\/|\.css|Html\.tsx|ShowCard|Breadcrumb|ReadMore|Popup|Notice|Skeleton|Chip|Picture|programme\/(neighbourDay|excerpt|show|ticket|youtube)/;

/**
 * Few chunks, since each costs a request and compresses by itself: what every page needs, and the texts of a language.
 * A screen, and what opens on a press, is a chunk by its `import()`.
 */
const chunks = {
  groups: [
    { name: 'site', test: (id: string) => ofEveryPage.test(id) && !ofSomePages.test(id) },
    { name: 'texts-fr', test: /locales\/fr\/(calendar|format|layout|page)/ },
    { name: 'texts-en', test: /locales\/en\/(calendar|format|layout|page)/ },
  ],
};

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), withoutUnusedParts, inlineClassNames, ...(isSsrBuild ? [] : [minifyFurther])],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  resolve: {
    // What React has had since version 18: the shims would bring it twice.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector.js',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  css: { modules: { generateScopedName } },
  build: {
    target: 'esnext',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: false,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rollupOptions: { output: { codeSplitting: chunks } } }),
  },
  // In development Node imports packages as they are.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  test: {
    include: ['{contract,machines,src,server,e2e,.ci}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Ceilings for a busy machine, not waits.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
