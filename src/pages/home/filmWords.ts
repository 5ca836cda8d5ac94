import { useTranslation } from 'react-i18next';

/** What the films of home say: their button, and where they cannot be played. */
export const useFilmWords = () => {
  const { t } = useTranslation();
  return {
    pause: t('home.motion.pause'),
    play: t('home.motion.play'),
    names: { playing: t('home.motion.pauseFilm'), paused: t('home.motion.playFilm') },
    unsupported: t('home.motion.unsupported'),
  };
};
