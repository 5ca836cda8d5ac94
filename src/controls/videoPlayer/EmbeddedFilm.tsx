import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { VideoPlayerEvent } from '#machines/videoPlayer/videoPlayer.machine.ts';
import { readMessage } from './readMessage.ts';

/** The host that sets no cookie before the video plays; documents allow only its frames. */
const host = 'https://www.youtube-nocookie.com';
/** VID-21; the last one makes the player report its state. */
const asked = 'autoplay=1&mute=1&enablejsapi=1';
/** The message of its own script, which makes it report its state. */
const listening = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

interface EmbeddedFilmProps {
  title: string;
  id: string;
  onTold: (event: VideoPlayerEvent) => void;
}

/** A video in the video site's player. It takes the focus of the button that it replaces. */
export function EmbeddedFilm({ title, id, onTold }: EmbeddedFilmProps) {
  const { t } = useTranslation();
  const attend = useCallback(
    (frame: HTMLIFrameElement) => {
      frame.focus({ preventScroll: true });
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (source !== frame.contentWindow || origin !== host) return;
        const event = readMessage(data);
        if (event) onTold(event);
      };
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
    [onTold],
  );
  return (
    <iframe
      ref={attend}
      src={`${host}/embed/${id}?${asked}`}
      title={t('video.frame', { title })}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.postMessage(listening, host);
        onTold({ type: 'film.played' });
      }}
    />
  );
}
