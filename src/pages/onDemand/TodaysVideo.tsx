import { useTranslation } from 'react-i18next';
import { filmOf, posterOfVideo } from '#contract/programme/videos/videoFilm.ts';
import { captionsOf, type ListedVideo } from '#contract/wire/video.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { VideoText } from '#src/components/VideoText.tsx';
import { VideoPlayer } from '#src/controls/videoPlayer/VideoPlayer.tsx';
import styles from './OnDemandScreen.module.css';

/** VID-01: today's video, to play in place. */
export function TodaysVideo({ video }: { video: ListedVideo }) {
  const { t } = useTranslation();
  const { title, description, url } = video;
  return (
    <section className={styles['today']} aria-labelledby="today">
      <h2 id="today" className={styles['label']}>
        {t('videos.onDemand.today')}
      </h2>
      <VideoPlayer
        title={title}
        // A list entry's address is its page's.
        film={filmOf({ ...video, url: null })}
        poster={posterOfVideo({ ...video, image_url: null })}
        captions={captionsOf(video)}
        isUrgent
      />
      <div>
        <h3>{title}</h3>
        <VideoText text={description} />
        <LinkButton href={url}>{t('videos.onDemand.page')}</LinkButton>
      </div>
    </section>
  );
}
