import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/components/Picture.tsx';
import styles from './EmbeddedVideo.module.css';

/** The host that sets no cookie before the video plays; documents allow frames of it alone. */
const player = 'https://www.youtube-nocookie.com/embed';

interface EmbeddedVideoProps {
  title: string;
  /** Null where the address names no video that can be embedded: then the link alone. */
  youtubeId: string | null;
  url: string;
  poster: string | null;
}

/** SHW-05: a video of another site, which learns of the visitor only when Play is pressed. */
export function EmbeddedVideo({ title, youtubeId, url, poster }: EmbeddedVideoProps) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <section className={styles['video']} aria-labelledby="show-video">
      <h2 id="show-video">{t('show.video.title')}</h2>
      {youtubeId !== null && (
        <div className={styles['screen']}>
          {isPlaying ? (
            <iframe
              src={`${player}/${youtubeId}?autoplay=1`}
              title={t('show.video.frame', { title })}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              ref={takeFocus}
            />
          ) : (
            <button
              type="button"
              aria-label={t('show.video.playNamed', { title })}
              onClick={() => setPlaying(true)}
            >
              <Picture src={poster} />
              <span>
                <i aria-hidden="true" />
                {t('show.video.play')}
              </span>
            </button>
          )}
        </div>
      )}
      <p>
        {youtubeId !== null && <span className={styles['note']}>{t('show.video.note')} </span>}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('show.video.link')} <Icon name="external" />
          <span className="visually-hidden"> {t('show.newWindow')}</span>
        </a>
      </p>
    </section>
  );
}

/** The button that was pressed is gone: its focus goes to what it brought. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();
