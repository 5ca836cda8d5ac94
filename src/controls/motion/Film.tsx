import { useCallback } from 'react';
import { MotionButton, type MotionWords } from '#src/components/MotionButton.tsx';
import { useMotion } from './useMotion.ts';
import styles from './Film.module.css';

interface FilmProps {
  /** mp4 */
  src: string;
  poster: string | null;
  words: MotionWords & { unsupported: string };
}

/** SHW-04, HOM-07: a muted film that plays by itself, in a loop, unless the visitor wants less motion. */
export function Film({ src, poster, words }: FilmProps) {
  const { state, isPlaying, send } = useMotion();
  const obey = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.muted = true;
      if (isPlaying) video.play().catch(() => send({ type: 'playback.refused' }));
      else video.pause();
    },
    [isPlaying, send],
  );
  return (
    <div className={styles['film']} data-scope="motion" data-state={state}>
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
        {words.unsupported}
      </video>
      <MotionButton isPlaying={isPlaying} words={words} onToggled={() => send({ type: 'motion.toggled' })} />
    </div>
  );
}
