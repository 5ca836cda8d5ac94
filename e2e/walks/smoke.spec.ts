import { everyWalk } from './everyCounterpart.ts';
import { smokeWalks } from './smokeWalks.ts';
import { testWalk } from './walker.ts';
import { walksAskedFor } from './walkOrder.ts';

const smoke = new Set(smokeWalks(everyWalk()).map(({ id }) => id));

for (const { walkable, lang } of walksAskedFor({ only: [...smoke], isAll: false, lang: null }))
  testWalk(walkable, lang);
