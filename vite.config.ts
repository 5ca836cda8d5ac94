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
/** The page that most come to. */
const frontPage = 'src/pages/home/home.page.tsx';
/** What asks the content host: it comes with the first question, and whole. */
const asker = 'src/api/content.ts';
/** What makes views of its answers comes with the first of them; what a page has in common with it is the page's. */
const reader = /src\/api\/\w+Answers\.ts$/;
/** A module that as many parts share, or more, is the site's; what calendars have too, or are without, is not. */
const siteShare = 5;
const siteModules = /src\/components\/(?!Html|html\/|Breadcrumb)|contract\//;

/** What each chunk is of, known when everything is read: the ids of modules of ours. */
const parts = {
  /** All that the entry is made of, and what the main page has in common with others. */
  entry: new Set<string>(),
  /** What the asker alone needs besides. */
  content: new Set<string>(),
  /** What many pages share besides, the front page among them. */
  site: new Set<string>(),
  /** What many pages share besides, which the front page is without. */
  inner: new Set<string>(),
};

/**
 * Finds out which modules the chunks are made of. Libraries are left to the bundler, which knows what of them is used: by
 * imports alone, whatever their main files name would be the entry's.
 */
const noteParts: Plugin = {
  name: 'note-parts',
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
    const reached = pages.filter((id) => !reader.test(id)).map((id) => reach(id));
    const sharesOf = (id: string): number => reached.filter((part) => part.has(id)).length;
    const isOurs = (id: string): boolean => !id.includes('/node_modules/');
    const oursIn = (roots: string[]): string[] => roots.flatMap((id) => [...reach(id)]).filter(isOurs);

    const rootsOf = (file: string): string[] => modules.filter((id) => id.endsWith(file));
    const ofMainPage = new Set(oursIn(rootsOf(mainPage)));
    const ofFrontPage = new Set(oursIn(rootsOf(frontPage)));
    const ofReaders = modules.filter((id) => reader.test(id)).map((id) => new Set(oursIn([id])));

    const { entry, content, site, inner } = parts;
    for (const part of Object.values(parts)) part.clear();
    for (const id of oursIn(modules.filter((one) => this.getModuleInfo(one)?.isEntry))) entry.add(id);
    for (const id of ofMainPage) if (!id.includes('/src/pages/') && sharesOf(id) > 1) entry.add(id);
    for (const id of modules)
      if (siteModules.test(id) && !entry.has(id) && sharesOf(id) >= siteShare)
        (ofFrontPage.has(id) ? site : inner).add(id);
    for (const id of ofReaders.flatMap((ids) => [...ids])) {
      const shares = sharesOf(id) + ofReaders.filter((part) => part.has(id)).length;
      if (shares > 1 && ![entry, ofMainPage, ofFrontPage].some((part) => part.has(id))) inner.add(id);
    }
    for (const id of oursIn(rootsOf(asker)))
      if (![entry, site, inner].some((part) => part.has(id))) content.add(id);
  },
};

/**
 * The entry's styles stand in every document. A part that comes later would bring them again, after those of its page, over
 * which they would win: they are taken from what its `import()` asks for.
 */
const leaveEntryStyles: Plugin = {
  name: 'leave-entry-styles',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      const parts = Object.values(bundle).filter((part) => part.type === 'chunk');
      const styles = parts
        .filter(({ isEntry }) => isEntry)
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
      for (const part of parts) {
        const named = /m\.f=\[([^\]]*)\]/.exec(part.code)?.[1]?.split(',') ?? [];
        part.code = part.code.replace(/__vite__mapDeps\(\[([\d,]*)\]\)/g, (_call, places: string) => {
          const left = places.split(',').filter((place) => {
            const name = named[Number(place)];
            return name === undefined || !styles.some((style) => name.includes(style));
          });
          return `__vite__mapDeps([${left.join(',')}])`;
        });
      }
    },
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
    { name: 'entry', test: (id: string) => parts.entry.has(id) },
    { name: 'site', test: (id: string) => parts.site.has(id) || id.includes('/node_modules/valibot/') },
    { name: 'inner', test: (id: string) => parts.inner.has(id) },
    { name: 'content', test: (id: string) => parts.content.has(id) },
    // The calendar, which is read most, is without them.
    { name: 'prose', test: /src\/components\/(Html|Breadcrumb|html\/openSanitiser)/ },
  ],
};

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), inlineClassNames, ...(isSsrBuild ? [] : [noteParts, leaveEntryStyles, minifyFurther])],
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
