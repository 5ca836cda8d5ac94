import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import {
  collectionPath,
  isTodays,
  type VideoCollection,
} from '#contract/programme/videos/videoCollections.ts';
import type { ListedVideo } from '#contract/wire/video.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { LinkButton } from '#src/components/Button.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Picture } from '#src/components/Picture.tsx';
import { ScreeningRoom } from '#src/components/ScreeningRoom.tsx';
import { VideoCards } from '#src/components/cards/VideoCards.tsx';
import styles from './OnDemandScreen.module.css';
import { TodaysVideo } from './TodaysVideo.tsx';

interface OnDemandScreenProps {
  lang: Language;
  /** The editors' text; empty without one. */
  written: { title: string; body: string };
  collections: readonly VideoCollection[];
  /** Today's video and those of other days; none without their collection (VID-03). */
  todays: readonly ListedVideo[];
}

/** VID-01: the collections, and today's video above them. */
export function OnDemandScreen({ lang, written, collections, todays }: OnDemandScreenProps) {
  const { t } = useTranslation();
  const title = written.title || t('videos.onDemand.title');
  const [today, ...others] = todays;
  return (
    <ScreeningRoom>
      <div className={`wrap ${styles['screen']}`}>
        <Breadcrumb above={[{ title: t('page.home'), href: `/${lang}` }]} here={title} />
        <header className={styles['heading']}>
          <h1>{title}</h1>
          {written.body === '' ? (
            <p className={styles['intro']}>{t('videos.onDemand.intro')}</p>
          ) : (
            <Html html={written.body} />
          )}
        </header>
        {today && <TodaysVideo video={today} />}
        <section className={styles['part']} aria-labelledby="collections">
          <h2 id="collections">{t('videos.collections')}</h2>
          <ul className={styles['collections']}>
            {collections
              .filter((collection) => !isTodays(collection))
              .map((collection) => (
                <li key={collection.id}>
                  <a className={styles['collection']} href={collectionPath(lang, collection)}>
                    <Picture src={collection.image} />
                    <b>{collection.name}</b>
                  </a>
                </li>
              ))}
          </ul>
          <p className={styles['all']}>
            <LinkButton look="primary" href={pairPath('videos-ondemand', lang)}>
              {t('videos.onDemand.all')}
              <Icon name="arrow" />
            </LinkButton>
          </p>
        </section>
        {others.length > 0 && (
          <section className={styles['part']} aria-labelledby="other-days">
            <h2 id="other-days">{t('videos.onDemand.days')}</h2>
            <VideoCards videos={others} />
          </section>
        )}
      </div>
    </ScreeningRoom>
  );
}
