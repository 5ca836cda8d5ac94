import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Packages that only some visitors need: chunks of their own. */
const occasional = /node_modules\/(dompurify|temporal-)/;

/**
 * Few chunks, since each costs a request and compresses by itself: the libraries of every page (which change less often
 * than we do), the calendar, and what remains.
 */
const chunks = {
  groups: [
    { name: 'libraries', test: (id: string) => id.includes('node_modules') && !occasional.test(id) },
    { name: 'calendar', test: /src\/(screens\/calendar\/|programme|routes\/CalendarPage|app\/loadCalendar)/ },
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
  build: {
    target: 'esnext',
    // One percent smaller than the default, which counts on a slow line.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    // The server inlines one stylesheet into every document, so that the first view waits for nothing else.
    cssCodeSplit: false,
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
