import { animals } from './motifs/animals.ts';
import { kitchen } from './motifs/kitchen.ts';
import { music } from './motifs/music.ts';
import { stage } from './motifs/stage.ts';
import { street } from './motifs/street.ts';
import { things } from './motifs/things.ts';

/** The vocabulary of the posters. */
export const motifs = { ...animals, ...kitchen, ...music, ...stage, ...street, ...things };
export type MotifName = keyof typeof motifs;
