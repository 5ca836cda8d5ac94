import { useTranslation } from 'react-i18next';
import { BackgroundFilm } from '#src/controls/videoPlayer/BackgroundFilm.tsx';

interface HeroFilmProps {
  /** mp4 */
  film: string;
  poster: string | null;
}

/** HOM-07, VID-22: a film in the background, its picture before it and in its place. */
export function HeroFilm({ film, poster }: HeroFilmProps) {
  const { t } = useTranslation();
  return (
    <BackgroundFilm
      src={film}
      poster={poster}
      words={{
        pause: t('home.motion.pause'),
        play: t('home.motion.play'),
        names: { playing: t('home.motion.pauseFilm'), paused: t('home.motion.playFilm') },
        unsupported: t('home.motion.unsupported'),
      }}
    />
  );
}
