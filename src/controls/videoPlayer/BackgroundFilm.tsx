import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { listening } from '#machines/port.ts';
import { videoPlayerMachine, type ReaderHeard } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { dataState } from '#src/components/dataState.ts';
import { MotionButton, type MotionWords } from '#src/components/MotionButton.tsx';
import { heedReducedMotion } from '#src/browser/reducedMotion.ts';
import { glidePast } from './glidePast.ts';

const valueOf = ({ value }: SnapshotFrom<typeof videoPlayerMachine>) => value;
const isRunningIn = (state: SnapshotFrom<typeof videoPlayerMachine>) =>
  state.matches({ background: 'running' });

const filmOfBrowser = videoPlayerMachine.provide({
  actors: {
    reader: listening<ReaderHeard>((send) => {
      const tellScroll = () => send({ type: 'reader.scrolled' });
      addEventListener('scroll', tellScroll);
      const ignorePreference = heedReducedMotion((isReduced) => send({ type: 'preference.told', isReduced }));
      return () => {
        ignorePreference();
        removeEventListener('scroll', tellScroll);
      };
    }),
  },
});

interface BackgroundFilmProps {
  /** mp4 */
  src: string;
  poster: string | null;
  words: MotionWords & { unsupported: string };
}

/**
 * VID-22, HOM-07: a muted film behind a page, in a loop; at its first end it shows the content below, once. The page styles
 * it.
 */
export function BackgroundFilm({ src, poster, words }: BackgroundFilmProps) {
  const actor = useActorRef(filmOfBrowser, { input: { begins: 'background' } });
  const state = useSelector(actor, valueOf);
  const isRunning = useSelector(actor, isRunningIn);
  const film = useRef<HTMLVideoElement>(null);
  const play = useCallback(
    () => void film.current?.play().catch(() => actor.send({ type: 'film.broke' })),
    [actor],
  );
  useEffect(() => {
    const heard = [actor.on('replayed', play), actor.on('glided', () => glidePast(window))];
    return () => {
      for (const subscription of heard) subscription.unsubscribe();
    };
  }, [actor, play]);
  const obey = useCallback(
    (video: HTMLVideoElement) => {
      film.current = video;
      video.muted = true;
      if (isRunning) play();
      else video.pause();
      return () => {
        film.current = null;
      };
    },
    [isRunning, play],
  );
  return (
    <div data-scope="videoPlayer" data-state={dataState(state)}>
      <video
        ref={obey}
        src={src}
        poster={poster ?? undefined}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onEnded={() => actor.send({ type: 'film.ended', top: scrollY })}
      >
        {words.unsupported}
      </video>
      <MotionButton
        isPlaying={isRunning}
        words={words}
        onToggled={() => actor.send({ type: 'motion.toggled' })}
      />
    </div>
  );
}
