import type videoTexts from '#locales/en/video.json';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/components/Picture.tsx';
import styles from './EmbeddedVideo.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    video: typeof videoTexts;
  }
}

/** The host that sets no cookie before the video plays; documents allow frames of it alone. */
const player = 'https://www.youtube-nocookie.com/embed';

interface EmbeddedVideoProps {
  title: string;
  /** Said above it, where the page does not say it already. */
  heading?: string;
  /** Null where the address names no video that can be embedded: then the link alone. */
  youtubeId: string | null;
  url: string;
  poster: string | null;
}

/** SHW-05, VID-20: a video of another site, which learns of the visitor only when Play is pressed. */
export function EmbeddedVideo({ title, heading, youtubeId, url, poster }: EmbeddedVideoProps) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <section className={styles['video']} aria-label={t('video.frame', { title })}>
      {heading !== undefined && <h2>{heading}</h2>}
      {youtubeId !== null && (
        <div className={styles['screen']}>
          {isPlaying ? (
            <iframe
              src={`${player}/${youtubeId}?autoplay=1`}
              title={t('video.frame', { title })}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
              ref={takeFocus}
            />
          ) : (
            <button
              type="button"
              aria-label={t('video.playNamed', { title })}
              onClick={() => setPlaying(true)}
            >
              <Picture src={poster} />
              <span>
                <i aria-hidden="true" />
                {t('video.play')}
              </span>
            </button>
          )}
        </div>
      )}
      <p>
        {youtubeId !== null && <span className={styles['note']}>{t('video.note')} </span>}
        <a href={url} target="_blank" rel="noopener noreferrer">
          {t('video.link')} <Icon name="external" />
          <span className="visually-hidden"> {t('video.newWindow')}</span>
        </a>
      </p>
    </section>
  );
}

/** The button that was pressed is gone: its focus goes to what it brought. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();
