import { testWalk } from './walker.ts';
import { walksAskedFor } from './walkOrder.ts';

for (const { walkable, lang } of walksAskedFor()) testWalk(walkable, lang);
