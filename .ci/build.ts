import { build } from 'vite';

/** Builds the browser's bundle and the server's into the folder named by the first argument; the second names the build. */
const [folder = 'build', name = Date.now().toString(36)] = process.argv.slice(2);

/**
 * The browser's files lie in a folder of their build, so that a visitor never gets those of two. A hash in each name would say
 * no more: with the entry, which they all import, they would all have new ones. And scripts are full of names: a kilobyte
 * of the entry was hashes.
 */
const assetsDir = `assets/${name}`;
const texts = /\/locales\/(\w+)\/\w+\.json$/;
const output = {
  entryFileNames: `${assetsDir}/[name].js`,
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId: string | null }): string =>
    [assetsDir, texts.exec(facadeModuleId ?? '')?.[1], '[name].js'].filter(Boolean).join('/'),
  assetFileNames: `${assetsDir}/[name][extname]`,
};

await build({
  logLevel: 'warn',
  build: { outDir: `${folder}/client`, assetsDir, rollupOptions: { output } },
});
await build({ logLevel: 'warn', build: { outDir: `${folder}/server`, ssr: 'src/entry.server.tsx' } });
