import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * One configuration for the two bundles (browser, server rendering) and for the unit tests.
 * `vite build` makes the browser's, `vite build --ssr src/entry.server.tsx` the server's.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'esnext',
    // The server inlines one stylesheet into every document, so that the first view waits for nothing else.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    manifest: !isSsrBuild,
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
  test: {
    include: ['{machines,src,server,.ci}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
}));
