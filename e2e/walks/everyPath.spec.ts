import { languages } from '../words.ts';
import { everyWalk } from './everyCounterpart.ts';
import { testWalk } from './walker.ts';

for (const [index, walkable] of everyWalk().entries())
  testWalk(walkable, languages[index % languages.length] ?? 'fr');
