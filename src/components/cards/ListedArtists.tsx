import type artistsTexts from '#locales/en/artists.json';
import { memo } from 'react';
import { thumbnailOf } from '#contract/programme/shows/thumbnail.ts';
import type { ListedArtist } from '#contract/wire/artist.ts';
import cards from './Card.module.css';
import styles from './ListedArtists.module.css';
import { Picture } from '../Picture.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    artists: typeof artistsTexts;
  }
}

interface ListedArtistsProps {
  artists: readonly ListedArtist[];
  siteId: number;
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** ART-02: a narrow window shows only the first of them, until the window is known. */
  isCut?: boolean;
  /** Focused on arrival: a visitor asked for these. */
  onFirstLink?: ((link: HTMLAnchorElement | null) => void) | undefined;
}

const urgent = 5;

/** Artists as portraits on a wall, a page of them; drawn once, however many pages come after it (ART-05, ART-07). */
export const ListedArtists = memo(function ListedArtists({
  artists,
  siteId,
  isFirst = false,
  isCut = false,
  onFirstLink,
}: ListedArtistsProps) {
  return (
    <ul className={styles['artists']} data-cut={isCut || undefined}>
      {artists.map((artist, place) => (
        <li key={artist.id}>
          <article className={`${cards['card']} ${styles['card']}`}>
            <Picture
              src={thumbnailOf(artist, siteId) ?? artist.image_url}
              isUrgent={isFirst && place < urgent}
            />
            <h3>
              <a href={artist.url} ref={place === 0 ? onFirstLink : undefined}>
                {artist.name}
              </a>
            </h3>
            {artist.artistType !== '' && <p>{artist.artistType}</p>}
          </article>
        </li>
      ))}
    </ul>
  );
});
