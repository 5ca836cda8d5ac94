import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pairPath } from '#contract/address/pairs.ts';
import { seriesNamed } from '#contract/programme/shows/series.ts';
import { thumbnailOf } from '#contract/programme/shows/thumbnail.ts';
import { settings } from '#machines/settings.ts';
import { Breadcrumb } from '#src/components/Breadcrumb.tsx';
import { linkAddresses } from '#src/components/html/linkAddresses.ts';
import { Picture } from '#src/components/Picture.tsx';
import { FoldedHtml } from '#src/controls/readMore/FoldedHtml.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Accordions } from './accordions/Accordions.tsx';
import styles from './ArtistScreen.module.css';
import { Links } from './Links.tsx';
import type { ArtistScreenProps } from './screenProps.ts';

/** The page of an artist (ARD-01…ARD-04, ARD-08). */
export function ArtistScreen({ lang, artist, siteId, today }: ArtistScreenProps) {
  const { t } = useTranslation();
  const { name, artistType, description } = artist;
  const html = useMemo(() => linkAddresses(description), [description]);
  const image = artist.image_url ?? thumbnailOf(artist, siteId);
  return (
    <article className={styles['artist']}>
      <header className={styles['poster']}>
        <div className={`wrap ${styles['inner']}`}>
          <div className={styles['words']}>
            <Breadcrumb
              above={[
                { title: t('page.home'), href: `/${lang}` },
                { title: t('artists.title'), href: pairPath('artists', lang) },
              ]}
              here={name}
            />
            <h1>{name}</h1>
            {artistType !== '' && <p className={styles['type']}>{artistType}</p>}
            <Series names={artist.series} />
            <Links artist={artist} />
          </div>
          <div className={styles['photo']}>
            <Picture
              src={image}
              alt={t('artist.photoOf', { name })}
              sizes="(width >= 992px) 50vw,100vw"
              isUrgent
            />
          </div>
        </div>
      </header>
      {html !== '' && (
        <section className={`wrap ${styles['about']}`} aria-labelledby="artist-about">
          <h2 id="artist-about">{t('artist.about')}</h2>
          <FoldedHtml key={html} html={html} limit={settings.readMore.ofArtist} />
        </section>
      )}
      <Accordions {...{ artist, siteId, today }} />
    </article>
  );
}

/** ARD-01, ARD-08: the artist's series, each by its icon and its name, without unknown names. */
function Series({ names }: { names: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const series = [...new Set(names.flatMap((name) => seriesNamed(name) ?? []))];
  if (series.length === 0) return null;
  return (
    <ul className={styles['series']} aria-label={t('artist.series')}>
      {series.map((one) => (
        <li key={one} data-series={one}>
          <i aria-hidden="true" /> {format.typeName(one)}
        </li>
      ))}
    </ul>
  );
}
