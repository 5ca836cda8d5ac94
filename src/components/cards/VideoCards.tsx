import type videosTexts from '#locales/en/videos.json';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { excerpt } from '#contract/programme/texts/excerpt.ts';
import { pictureOfVideo } from '#contract/programme/videos/videoFilm.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import { Picture } from '../Picture.tsx';
import styles from './VideoCards.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    videos: typeof videosTexts;
  }
}

/** VID-09: characters of a title. */
const titleLength = 35;
const urgent = 4;

interface VideoCardsProps {
  videos: readonly ListedVideo[];
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** The end of a list that goes on: before hydration a narrow window shows half of it (VID-11). */
  isLast?: boolean;
  /** Focused on arrival: a visitor asked for these. */
  onFirstLink?: ((link: HTMLAnchorElement | null) => void) | undefined;
}

/** VID-06: videos, four in a row, in a narrow window two. The caller loads the texts `videos`. */
export const VideoCards = memo(function VideoCards({
  videos,
  isFirst = false,
  isLast = false,
  onFirstLink,
}: VideoCardsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles['videos']} data-last={isLast || undefined}>
      {videos.map((video, place) => (
        <li key={video.id}>
          <a className={styles['card']} href={video.url} ref={place === 0 ? onFirstLink : undefined}>
            <span>
              <Picture src={pictureOfVideo(video)} alt={video.title} isUrgent={isFirst && place < urgent} />
              <i aria-hidden="true" />
            </span>
            <b aria-hidden="true">{excerpt(video.title, titleLength)}</b>
            {video.view_count !== null && <small>{t('videos.views', { count: video.view_count })}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
});
