import { useCallback, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Captions } from '#contract/wire/video.ts';
import type { VideoPlayerEvent } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { Tracks } from './Tracks.tsx';

interface FileFilmProps {
  title: string;
  src: string;
  poster: string | null;
  captions: readonly Captions[];
  onTold: (event: VideoPlayerEvent) => void;
}

const isRefusal = (caught: unknown): boolean =>
  caught instanceof DOMException && caught.name === 'NotAllowedError';

/** A film of our own, with the browser's controls. It takes the focus of the button that it replaces. */
export function FileFilm({ title, src, poster, captions, onTold }: FileFilmProps) {
  const { t } = useTranslation();
  const begin = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.focus({ preventScroll: true });
      // A file that cannot play at all reports it with its own event.
      video.play().catch((caught: unknown) => isRefusal(caught) && onTold({ type: 'film.paused' }));
    },
    [onTold],
  );
  const onPause = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (!currentTarget.ended) onTold({ type: 'film.paused' });
  };
  return (
    <video
      ref={begin}
      src={src}
      poster={poster ?? undefined}
      aria-label={t('video.frame', { title })}
      controls
      playsInline
      onPlaying={() => onTold({ type: 'film.played' })}
      onPause={onPause}
      onEnded={() => onTold({ type: 'film.ended', top: scrollY })}
      // Missing captions do no harm: their error stays at their own element.
      onError={() => onTold({ type: 'film.broke' })}
    >
      <Tracks captions={captions} />
      {t('video.unsupported')}
    </video>
  );
}
