import { useTranslation } from 'react-i18next';
import { filmOf, pictureOfVideo } from '#contract/programme/videos/videoFilm.ts';
import type { Award, Demo } from '#contract/wire/artist.ts';
import { Accordion } from '#src/components/Accordion.tsx';
import { Carousel } from '#src/components/Carousel.tsx';
import { VideoPlayer } from '#src/controls/videoPlayer/VideoPlayer.tsx';
import { Html } from '#src/components/Html.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { ListedShowCard } from '#src/components/cards/ListedShows.tsx';
import { Photos } from '../photos/Photos.tsx';
import type { ArtistScreenProps } from '../screenProps.ts';
import styles from './Accordions.module.css';

/** ARD-04: folded parts below an artist, without empty ones. */
export function Accordions({
  artist,
  siteId,
  today,
}: Pick<ArtistScreenProps, 'artist' | 'siteId' | 'today'>) {
  const { t } = useTranslation();
  const { shows, awards, photos, videos, htmlTitle, htmlText } = artist;
  const hasDemos = artist.demosCat1.length + artist.demosCat2.length > 0;
  return (
    <div className={`wrap ${styles['accordions']}`}>
      {shows.length > 0 && (
        <Accordion title={t('artist.shows')} isOpen>
          <Carousel
            columns="artist"
            label={t('artist.shows')}
            previous={t('artist.previous')}
            next={t('artist.next')}
          >
            {shows.map((show) => (
              <li key={show.id}>
                <ListedShowCard {...{ show, siteId, today }} />
              </li>
            ))}
          </Carousel>
        </Accordion>
      )}
      {photos.length > 0 && (
        <Accordion title={t('artist.photos')} isOpen={shows.length === 0}>
          <Photos key={photos[0]?.url} name={artist.name} photos={photos} />
        </Accordion>
      )}
      {awards.length > 0 && (
        <Accordion title={t('artist.awards')}>
          <Awards awards={awards} />
        </Accordion>
      )}
      {hasDemos && (
        <Accordion title={t('artist.demos')}>
          <Demos title={artist.demosCat1Title} demos={artist.demosCat1} />
          <Demos title={artist.demosCat2Title} demos={artist.demosCat2} />
        </Accordion>
      )}
      {videos.length > 0 && (
        <Accordion title={t('artist.videos')}>
          <Carousel
            columns="artist"
            label={t('artist.videos')}
            previous={t('artist.previous')}
            next={t('artist.next')}
          >
            {videos.map(({ title, youtube_url: url, thumbnail }, place) => (
              <li key={url}>
                <VideoPlayer
                  title={title || t('artist.videoOf', { name: artist.name, place: place + 1 })}
                  film={filmOf({ url, youtube_id: '', video_mp4_url: null })}
                  poster={pictureOfVideo({
                    url,
                    youtube_id: '',
                    thumbnail: { default: thumbnail, medium: null, high: null },
                  })}
                />
              </li>
            ))}
          </Carousel>
        </Accordion>
      )}
      {htmlText !== '' && (
        <Accordion title={htmlTitle || t('artist.more')}>
          <Html html={htmlText} />
        </Accordion>
      )}
    </div>
  );
}

function Awards({ awards }: { awards: readonly Award[] }) {
  return (
    <ul className={styles['awards']}>
      {awards.map(({ title, description }, place) => (
        <li key={place}>
          {title !== '' && <h3>{title}</h3>}
          {description !== '' && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

/** One of the two kinds of demos. */
function Demos({ title, demos }: { title: string; demos: readonly Demo[] }) {
  const { t } = useTranslation();
  if (demos.length === 0) return null;
  return (
    <section className={styles['demos']}>
      {title !== '' && <h3>{title}</h3>}
      <ul>
        {demos.map(({ title: name, url }, place) => (
          <li key={place}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name || url} <Icon name="external" />
              <span className="visually-hidden"> {t('artist.newWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
