import { useTranslation } from 'react-i18next';

/** The words of home's films: their button, and the message if they cannot play. */
export const useFilmWords = () => {
  const { t } = useTranslation();
  return {
    pause: t('home.motion.pause'),
    play: t('home.motion.play'),
    names: { playing: t('home.motion.pauseFilm'), paused: t('home.motion.playFilm') },
    unsupported: t('home.motion.unsupported'),
  };
};
