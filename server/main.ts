import './requireNode.mjs';
import { readBuiltSite } from './builtSite.ts';
import { start } from './start.ts';

await start(await readBuiltSite());
