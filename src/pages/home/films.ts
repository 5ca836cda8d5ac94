import { lazyRouteComponent } from '@tanstack/react-router';
import type { Home } from '#contract/wire/home.ts';

const openHeroFilm = () => import('./hero/HeroFilm.tsx');
const openTileFilm = () => import('./tiles/TileFilm.tsx');

/** HOM-07: of a hero that is a film. */
export const HeroFilm = lazyRouteComponent(openHeroFilm, 'HeroFilm');
/** HOM-09: of a tile that has a film in the place of its picture. */
export const TileFilm = lazyRouteComponent(openTileFilm, 'TileFilm');

/** Fetches what plays the films that there are, before they are drawn; most homes have none. */
export const openFilms = ({ hero, tiles }: Pick<Home, 'hero' | 'tiles'>): Promise<unknown> =>
  Promise.all([
    hero?.kind === 'film' && Promise.all([openHeroFilm(), HeroFilm.preload?.()]),
    tiles.some(({ video }) => video !== null) && Promise.all([openTileFilm(), TileFilm.preload?.()]),
  ]);
