import { lazyRouteComponent } from '@tanstack/react-router';
import type { Home } from '#contract/wire/home.ts';

const openHeroFilm = () => import('./hero/HeroFilm.tsx');
const openTileFilm = () => import('./tiles/TileFilm.tsx');

/** HOM-07: of a hero with a film. */
export const HeroFilm = lazyRouteComponent(openHeroFilm, 'HeroFilm');
/** HOM-09: of a tile with a film instead of its picture. */
export const TileFilm = lazyRouteComponent(openTileFilm, 'TileFilm');

/** Fetches the players of the page's films before they are drawn; most homes have none. */
export const openFilms = ({ hero, tiles }: Pick<Home, 'hero' | 'tiles'>): Promise<unknown> =>
  Promise.all([
    hero?.kind === 'film' && Promise.all([openHeroFilm(), HeroFilm.preload?.()]),
    tiles.some(({ video }) => video !== null) && Promise.all([openTileFilm(), TileFilm.preload?.()]),
  ]);
