import { artistTypes } from '../genres.ts';
import type { ArtistRecord } from '../types.ts';
import type { Family } from './crafts.ts';

const families: Readonly<Record<keyof typeof artistTypes, Family>> = {
  comedian: 'words',
  drag: 'words',
  improviser: 'impro',
  musician: 'music',
  band: 'music',
  mime: 'bodies',
  troupe: 'bodies',
  acrobat: 'bodies',
  juggler: 'bodies',
  clown: 'clowns',
  storyteller: 'words',
  podcaster: 'words',
  magician: 'wonders',
  actor: 'wonders',
  curiosity: 'wonders',
};
const byTitle = new Map(
  Object.entries(artistTypes).map(([name, { fr }]) => [fr, name] satisfies [string, string]),
);

export const familyOf = ({ type }: Pick<ArtistRecord, 'type'>): Family =>
  Object.entries(families).find(([name]) => name === byTitle.get(type.fr))?.[1] ?? 'wonders';

/** Several people under one name. */
export const isGroup = ({ type, name }: Pick<ArtistRecord, 'type' | 'name'>): boolean =>
  type === artistTypes.band || type === artistTypes.troupe || name.includes(' & ');
