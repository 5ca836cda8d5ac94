import { Film } from '#src/controls/motion/Film.tsx';
import { useFilmWords } from '../filmWords.ts';

/** HOM-09: a film instead of a tile's picture. */
export function TileFilm({ film, poster }: { film: string; poster: string | null }) {
  return <Film src={film} poster={poster} words={useFilmWords()} />;
}
