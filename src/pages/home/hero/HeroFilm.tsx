import { BackgroundFilm } from '#src/controls/videoPlayer/BackgroundFilm.tsx';
import { useFilmWords } from '../filmWords.ts';

interface HeroFilmProps {
  /** mp4 */
  film: string;
  poster: string | null;
}

/** HOM-07, VID-22: a film in the background, with its picture before it or instead of it. */
export function HeroFilm({ film, poster }: HeroFilmProps) {
  return <BackgroundFilm src={film} poster={poster} words={useFilmWords()} />;
}
