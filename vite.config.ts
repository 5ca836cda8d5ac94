import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { minify } from '@swc/core';
import { languages } from './contract/address/language.ts';
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

/** The page that is read most. */
const mainPage = 'src/pages/calendar/calendar.page.tsx';
/** What the main page needs at once besides its own: known when everything is read. */
const first = new Set<string>();

/** Finds all that the entry is made of, and what the main page has in common with others. */
const noteFirst: Plugin = {
  name: 'note-first',
  apply: 'build',
  buildEnd() {
    const reach = (id: string, reached = new Set<string>()): Set<string> => {
      if (reached.has(id)) return reached;
      reached.add(id);
      for (const needed of this.getModuleInfo(id)?.importedIds ?? []) reach(needed, reached);
      return reached;
    };
    const modules = [...this.getModuleIds()];
    const pages = modules.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
    const parts = pages.map((id) => reach(id));
    const ofEntry = modules.filter((id) => this.getModuleInfo(id)?.isEntry).flatMap((id) => [...reach(id)]);
    const ofMain = pages.filter((id) => id.endsWith(mainPage)).flatMap((id) => [...reach(id)]);
    first.clear();
    for (const id of ofEntry) first.add(id);
    const isShared = (id: string): boolean =>
      !id.includes('/src/pages/') && parts.filter((part) => part.has(id)).length > 1;
    for (const id of ofMain.filter(isShared)) first.add(id);
  },
};

/** Smaller than the default minifier's work, which counts on a slow line. */
const minifyFurther: Plugin = {
  name: 'minify-further',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: async (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.fileName.startsWith('assets/'))
          chunk.code = (
            await minify(chunk.code, {
              module: true,
              ecma: 2022,
              compress: { ecma: 2022, passes: 3 },
              mangle: true,
            })
          ).code;
    },
  },
};

/**
 * Few chunks, since each costs a request and compresses by itself: all that the entry needs, and what the main page has in
 * common with others, is the entry's; what the other pages share is one more. A page, and what opens on a press, is a
 * chunk by its `import()`, and so is a file of texts; but the texts that every page has are one chunk a language.
 */
const chunks = {
  groups: [
    ...languages.map((lang) => ({
      name: `texts.${lang}`,
      test: new RegExp(`locales/${lang}/(layout|page|format)\\.json$`),
    })),
    { name: 'entry', test: (id: string) => first.has(id) },
    {
      name: 'site',
      test: /src\/components\/(?!Html|Breadcrumb|MotionButton|reducedMotion|dataState)|contract\//,
      minShareCount: 3,
    },
    // The calendar, which is read most, is without them.
    { name: 'prose', test: /src\/components\/(Html|Breadcrumb|html\/openSanitiser)/ },
  ],
};

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), inlineClassNames, ...(isSsrBuild ? [] : [noteFirst, minifyFurther])],
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
  // Texts are read whole: a name for each key would be weight alone.
  json: { namedExports: false },
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
    // Many tests wait for servers of their own: one worker less would leave a processor idle.
    maxWorkers: '100%',
    // Ceilings for a busy machine, not waits.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
