import { build } from 'vite';

/** Builds the browser's bundle and the server's into the folder named by the first argument. */
const [folder = 'build'] = process.argv.slice(2);

await build({ logLevel: 'warn', build: { outDir: `${folder}/client` } });
await build({ logLevel: 'warn', build: { outDir: `${folder}/server`, ssr: 'src/entry.server.tsx' } });
