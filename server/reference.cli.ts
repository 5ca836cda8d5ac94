import { writeFile } from 'node:fs/promises';
import { reference } from './reference.ts';

/** A part of `npm run documents`: writes docs/api.md from the descriptions of the routes. */
await writeFile(new URL('../docs/api.md', import.meta.url), reference());
process.stdout.write('docs/api.md written\n');
