import { cabaret } from './shows/cabaret.ts';
import { clowns } from './shows/clowns.ts';
import { comedycon } from './shows/comedycon.ts';
import { gala } from './shows/gala.ts';
import { headliners } from './shows/headliners.ts';
import { impro } from './shows/impro.ts';
import { music } from './shows/music.ts';
import { online } from './shows/online.ts';
import { outdoors } from './shows/outdoors.ts';
import { solos } from './shows/solos.ts';
import { street } from './shows/street.ts';
import { the42 } from './shows/the42.ts';
import type { ShowRecord } from './types.ts';

/** Every show of the sample, by id. */
export const shows: readonly ShowRecord[] = [
  ...headliners,
  ...the42,
  ...comedycon,
  ...outdoors,
  ...street,
  ...gala,
  ...solos,
  ...impro,
  ...music,
  ...clowns,
  ...cabaret,
  ...online,
];
