import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MotionButton } from './MotionButton.tsx';
import { useMotion } from './useMotion.ts';
import styles from './Motion.module.css';

interface FilmProps {
  /** mp4 */
  src: string;
  poster: string | null;
}

/** SHW-04: a muted film that plays by itself, over and over, unless the visitor wants less motion. */
export function Film({ src, poster }: FilmProps) {
  const { t } = useTranslation();
  const { state, send, heed } = useMotion();
  const obey = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.muted = true;
      if (state === 'playing') video.play().catch(() => send({ type: 'playback.refused' }));
      else video.pause();
    },
    [state, send],
  );
  return (
    <div ref={heed} className={styles['film']} data-scope="motion" data-state={state}>
      <video
        ref={obey}
        src={src}
        poster={poster ?? undefined}
        muted
        loop
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
      >
        {t('show.film.unsupported')}
      </video>
      <MotionButton
        state={state}
        names={{ playing: t('show.motion.pauseFilm'), paused: t('show.motion.playFilm') }}
        onToggled={() => send({ type: 'toggled' })}
      />
    </div>
  );
}
