import type { Tile as Show } from '#contract/programme/shows/view.ts';
import { Tile, type Look } from './Tile.tsx';
import type { Words } from '../words.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  shows: readonly Show[];
  words: Words;
  look?: Look;
  isUrgent: boolean;
}

/** Shows side by side, in rows sized by the surrounding view; or one below the other. */
export function Tiles({ shows, look = 'poster', ...each }: TilesProps) {
  return (
    <ul className={look === 'row' ? styles['rows'] : styles['tiles']}>
      {shows.map((show) => (
        <Tile key={show.id} show={show} look={look} {...each} />
      ))}
    </ul>
  );
}
