import { characters } from './artists/characters.ts';
import { circus } from './artists/circus.ts';
import { comedians } from './artists/comedians.ts';
import { improvisers } from './artists/improvisers.ts';
import { musicians } from './artists/musicians.ts';
import { regulars } from './artists/regulars.ts';
import type { ArtistRecord } from './types.ts';

/** Every artist of the sample, by id. */
export const artists: readonly ArtistRecord[] = [
  ...comedians,
  ...regulars,
  ...improvisers,
  ...musicians,
  ...circus,
  ...characters,
];
