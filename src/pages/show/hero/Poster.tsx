import { useTranslation } from 'react-i18next';
import { Picture } from '#src/components/Picture.tsx';
import { Film } from '#src/controls/motion/Film.tsx';

/** SHW-04: the picture, or a film instead. */
export function Poster({ image, film }: { image: string | null; film: string | null }) {
  const { t } = useTranslation();
  if (film === null) return <Picture src={image} sizes="(width >= 992px) 54vw,100vw" isUrgent />;
  const words = {
    pause: t('show.motion.pause'),
    play: t('show.motion.play'),
    names: { playing: t('show.motion.pauseFilm'), paused: t('show.motion.playFilm') },
    unsupported: t('show.film.unsupported'),
  };
  return <Film src={film} poster={image} words={words} />;
}
