import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitTests } from './.ci/unitTests.ts';
import { languages } from './contract/address/language.ts';

/** A row that moves, cards of passes, shows and videos, and a player before its press. */
const rows = new RegExp(
  [
    'components/(Carousel|cards/(PassCard|RowCards|ShowCard|VideoCards))[.]',
    'controls/(featuredVideos/FeaturedVideos|videoPlayer/(VideoPlayer|Failed|FilmLink|PlainFilm|Tracks))[.]',
    'browser/whenUsed[.]',
    'videos/videoFilm[.]',
  ].join('|'),
);
/**
 * One chunk holds what many parts share, one a language's texts for every page, and one the rows that only some pages show. All
 * other chunks follow the `import()`s.
 */
const groups = [
  ...languages.map((lang) => ({
    name: `texts.${lang}`,
    test: new RegExp(`locales/${lang}/(layout|page|format)\\.json$`),
    priority: 1,
  })),
  { name: 'rows', test: rows, includeDependenciesRecursively: false },
  { name: 'shared', minShareCount: 5 },
];

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react()],
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  // Files of texts are imported as a whole.
  json: { namedExports: false },
  build: {
    target: 'esnext',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: false,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    ...(!isSsrBuild && { rollupOptions: { output: { codeSplitting: { groups } } } }),
  },
  // In development Node imports packages as they are.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  test: unitTests,
}));
