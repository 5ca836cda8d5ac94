import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { collectionPath, type VideoCollection } from '#contract/programme/videos/videoCollections.ts';
import { filmOf, posterOfVideo } from '#contract/programme/videos/videoFilm.ts';
import { captionsOf, type ListedVideo, type VideoAttributes } from '#contract/wire/video.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { Html } from '#src/components/Html.tsx';
import { ScreeningRoom } from '#src/components/ScreeningRoom.tsx';
import { VideoCards } from '#src/components/cards/VideoCards.tsx';
import { VideoText } from '#src/components/VideoText.tsx';
import { VideoPlayer } from '#src/controls/videoPlayer/VideoPlayer.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './VideoScreen.module.css';

interface VideoScreenProps {
  lang: Language;
  video: VideoAttributes;
  /** Its first one; null without any. */
  collection: VideoCollection | null;
  /** `YYYY-MM-DD` */
  publishedOn: string | null;
  /** Others of the same collection. */
  related: readonly ListedVideo[];
}

/** VID-18: the player, the video's text, and others of its collection. */
export function VideoScreen({ lang, video, collection, publishedOn, related }: VideoScreenProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, description, view_count: views, html } = video;
  return (
    <ScreeningRoom>
      <article className={`wrap ${styles['video']}`}>
        <Breadcrumb
          above={[
            { title: t('page.home'), href: `/${lang}` },
            { title: t('videos.onDemand.title'), href: pairPath('ondemand', lang) },
            ...(collection === null
              ? []
              : [{ title: collection.name, href: collectionPath(lang, collection) }]),
          ]}
          here={title}
        />
        <div className={styles['stage']}>
          <VideoPlayer
            title={title}
            film={filmOf(video)}
            poster={posterOfVideo(video)}
            captions={captionsOf(video)}
            isUrgent
          />
          <div className={styles['about']}>
            <h1>{title}</h1>
            <p className={styles['facts']}>
              {views !== null && <span>{t('video.views', { count: views })}</span>}
              {publishedOn !== null && (
                <time dateTime={publishedOn}>
                  {t('video.published', { date: format.mediumDate(publishedOn) })}
                </time>
              )}
            </p>
            {description !== '' && <VideoText text={description} />}
            <Html html={html} />
          </div>
        </div>
        {collection !== null && related.length > 0 && (
          <section className={styles['related']} aria-labelledby="related">
            <h2 id="related">{t('video.related', { name: collection.name })}</h2>
            <VideoCards videos={related} />
          </section>
        )}
      </article>
    </ScreeningRoom>
  );
}
