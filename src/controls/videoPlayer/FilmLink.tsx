import { useTranslation } from 'react-i18next';
import { isOfVideoSite, type VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import { Icon } from '#src/components/Icon.tsx';
import styles from './VideoPlayer.module.css';

/** A link to a video on another site, playable here or not. */
export function FilmLink({ film }: { film: VideoFilm }) {
  const { t } = useTranslation();
  if (film.kind !== 'embed' && film.kind !== 'link') return null;
  return (
    <p>
      {film.kind === 'embed' && <span className={styles['note']}>{t('video.note')} </span>}
      <a href={film.href} target="_blank" rel="noopener noreferrer">
        {t(isOfVideoSite(film.href) ? 'video.link' : 'video.elsewhere')} <Icon name="external" />
        <span className="visually-hidden"> {t('video.newWindow')}</span>
      </a>
    </p>
  );
}
