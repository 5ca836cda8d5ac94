import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import { VideoCards } from '#src/components/cards/VideoCards.tsx';
import styles from './FeaturedVideos.module.css';

/**
 * VID-24: a few videos on another page, and a link to all of them; nothing if there are none. The caller loads the texts
 * `videos`.
 */
export function FeaturedVideos({ lang, videos }: { lang: Language; videos: readonly ListedVideo[] }) {
  const { t } = useTranslation();
  if (videos.length === 0) return null;
  return (
    <section className={styles['featured']} aria-labelledby="featured-videos">
      <div className="wrap">
        <div className={styles['heading']}>
          <h2 id="featured-videos">
            <span>{t('videos.featured.kicker')}</span> {t('videos.featured.title')}
          </h2>
          <a href={pairPath('videos', lang)}>{t('videos.featured.all')}</a>
        </div>
        <VideoCards videos={videos} />
      </div>
    </section>
  );
}
