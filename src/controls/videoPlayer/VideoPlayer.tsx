import type videoTexts from '#locales/en/video.json';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import type { Captions } from '#contract/wire/video.ts';
import { early } from '#src/browser/earlyPress.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { Picture } from '#src/components/Picture.tsx';
import { Failed } from './Failed.tsx';
import { FilmLink } from './FilmLink.tsx';
import { PlainFilm } from './PlainFilm.tsx';
import styles from './VideoPlayer.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    video: typeof videoTexts;
  }
}

/** The machine and the player: fetched at the first press on play. */
const playerCode = fetchedCode('video-player', async () => (await import('./Player.tsx')).Player);

interface VideoPlayerProps {
  title: string;
  /** Its heading, unless the page already has one. */
  heading?: string;
  film: VideoFilm;
  poster: string | null;
  captions?: readonly Captions[];
  /** Above the fold: the poster loads at once. */
  isUrgent?: boolean;
}

/** SHW-05, VID-20: a video. No other site learns of the visitor before play is pressed (VID-21). */
export function VideoPlayer({ title, heading, film, poster, captions = [], isUrgent }: VideoPlayerProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['video']} aria-label={t('video.frame', { title })}>
      {heading !== undefined && <h2>{heading}</h2>}
      {(film.kind === 'file' || film.kind === 'embed') && (
        <Screen {...{ title, film, poster, captions }} isUrgent={isUrgent ?? false} />
      )}
      <FilmLink film={film} />
    </section>
  );
}

interface ScreenProps extends Required<Pick<VideoPlayerProps, 'title' | 'poster' | 'captions' | 'isUrgent'>> {
  film: Extract<VideoFilm, { kind: 'file' | 'embed' }>;
}

/** The poster, until the player is there. */
function Screen({ isUrgent, ...video }: ScreenProps) {
  const { t } = useTranslation();
  const [isPressed, setPressed] = useState(false);
  const { data: Player, isError, refetch } = useQuery({ ...playerCode, enabled: isPressed });
  if (Player && isPressed) return <Player {...video} />;
  const isFailed = isPressed && isError;
  return (
    <div
      className={styles['screen']}
      data-scope="videoPlayer"
      data-state="poster"
      data-waits={(isPressed && !isFailed) || undefined}
    >
      {isFailed ? (
        <Failed film={video.film} onAgain={() => void refetch()} />
      ) : (
        <button
          type="button"
          className={styles['poster']}
          aria-label={t('video.playNamed', { title: video.title })}
          onClick={() => setPressed(true)}
          {...early}
        >
          <Picture src={video.poster} isUrgent={isUrgent} />
          <span>
            <i aria-hidden="true" />
            {t('video.play')}
          </span>
        </button>
      )}
      <noscript>
        <PlainFilm {...video} />
      </noscript>
    </div>
  );
}
