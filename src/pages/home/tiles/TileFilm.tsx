import { useTranslation } from 'react-i18next';
import { Film } from '#src/controls/motion/Film.tsx';

/** HOM-09: a film in the place of a tile's picture. */
export function TileFilm({ film, poster }: { film: string; poster: string | null }) {
  const { t } = useTranslation();
  return (
    <Film
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
