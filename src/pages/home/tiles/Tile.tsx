import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HomeTile } from '#contract/wire/home.ts';
import { early } from '#src/browser/earlyPress.ts';
import { LookContext } from '#src/components/look.ts';
import { TileFilm } from '../films.ts';
import { Media } from './Media.tsx';
import { plateFor } from './plate.ts';
import styles from './HomeTiles.module.css';

/** HOM-09: the default colour of a tile's words: the style sheet's. */
const usualColour = '#ffffff';

/**
 * HOM-09: one link for the tile; without one it is a picture with words. HOM-12: on hover or focus it shows its other side.
 */
export function Tile({ tile }: { tile: HomeTile }) {
  const { t } = useTranslation();
  const { plates } = use(LookContext);
  const [isLookedAt, setLookedAt] = useState(false);
  const { title, link, image, video, hover_image: otherImage, hover_video: otherVideo } = tile;
  const words = title || (link?.title ?? '');
  const hasOther = otherImage !== null || otherVideo !== null;
  const look = () => setLookedAt(true);
  return (
    <article
      className={styles['tile']}
      data-looked-at={isLookedAt && hasOther}
      onPointerEnter={look}
      onPointerLeave={(event) => setLookedAt(event.currentTarget.matches(':focus-within'))}
      onFocus={look}
      onBlur={(event) => setLookedAt(event.currentTarget.contains(event.relatedTarget))}
    >
      {video === null ? <Media image={image} /> : <TileFilm film={video} poster={image} />}
      {hasOther && <Media image={otherImage} film={otherVideo} isOther isShown={isLookedAt} />}
      {words !== '' && (
        <h2
          className={styles['plate']}
          data-plate={plateFor(tile.text_color, plates)}
          {...(tile.text_color !== usualColour && { style: { color: tile.text_color } })}
        >
          {link ? <a href={link.uri}>{words}</a> : words}
        </h2>
      )}
      {hasOther && !link && (
        <button
          type="button"
          className={styles['bare']}
          aria-label={t('home.tiles.turn', { title: words })}
          aria-pressed={isLookedAt}
          onClick={look}
          {...early}
        />
      )}
      {words === '' && link && <a className={styles['bare']} href={link.uri} aria-label={link.uri} />}
    </article>
  );
}
