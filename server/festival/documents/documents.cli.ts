import { mkdir, writeFile } from 'node:fs/promises';
import { documents } from './documents.ts';

/** `npm run documents`: writes docs/festival-folder.md and docs/schemas from the schemas of a festival's folder. */
const root = new URL('../../../', import.meta.url);
await mkdir(new URL('docs/schemas/', root), { recursive: true });
const written = documents();
for (const [path, content] of written) await writeFile(new URL(path, root), content);
process.stdout.write(`${written.size} documents written in docs\n`);
