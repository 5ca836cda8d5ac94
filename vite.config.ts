import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Packages that only some visitors need: chunks of their own. */
const occasional = /node_modules\/(dompurify|temporal-)/;

/**
 * `tile` of `Tile.module.css` → `tile` and three characters of its file: a page repeats its class names a thousand
 * times, and both bundles must agree on them.
 */
const generateScopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  return name + createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3);
};

/**
 * Few chunks, since each costs a request and compresses by itself: the libraries of every page (which change less often
 * than we do), and the texts of a language together.
 */
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: (id: string) => /node_modules|rolldown\/runtime/.test(id) && !occasional.test(id),
    },
    { name: 'texts-fr', test: /locales\/fr\/(?!format)/ },
    { name: 'texts-en', test: /locales\/en\/(?!format)/ },
  ],
};

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react()],
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
    include: ['{machines,src,server,.ci}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
}));
