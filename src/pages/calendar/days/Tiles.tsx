import type { Tile as Show } from '#contract/programme/view.ts';
import { Tile } from './Tile.tsx';
import type { Words } from '../words.ts';
import styles from './Tiles.module.css';

interface TilesProps {
  shows: readonly Show[];
  words: Words;
  isUrgent: boolean;
}

/** Shows side by side; how many in a row is for the view around them to say. */
export function Tiles({ shows, ...each }: TilesProps) {
  return (
    <ul className={styles['tiles']}>
      {shows.map((show) => (
        <Tile key={show.id} show={show} {...each} />
      ))}
    </ul>
  );
}
