import { useTranslation } from 'react-i18next';
import type { VideoFilm } from '#contract/programme/videos/videoFilm.ts';
import type { Captions } from '#contract/wire/video.ts';
import { Picture } from '#src/components/Picture.tsx';
import { Tracks } from './Tracks.tsx';

interface PlainFilmProps {
  title: string;
  film: Extract<VideoFilm, { kind: 'file' | 'embed' }>;
  poster: string | null;
  captions: readonly Captions[];
}

/** Without scripts: the browser's own player, or a link to the video site. */
export function PlainFilm({ title, film, poster, captions }: PlainFilmProps) {
  const { t } = useTranslation();
  return film.kind === 'file' ? (
    <video src={film.src} poster={poster ?? undefined} controls playsInline preload="none">
      <Tracks captions={captions} />
      {t('video.unsupported')}
    </video>
  ) : (
    <a href={film.href} rel="noopener noreferrer" aria-label={t('video.playNamed', { title })}>
      <Picture src={poster} />
    </a>
  );
}
