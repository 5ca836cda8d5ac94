import { useTranslation } from 'react-i18next';
import type { HomeTile } from '#contract/wire/home.ts';
import { Tile } from './Tile.tsx';
import styles from './HomeTiles.module.css';

const widths = {
  FULL_WIDTH: 'full',
  THIRD_WIDTH: 'third',
  FOURTH_WIDTH: 'fourth',
  FIFTH_WIDTH: 'fifth',
} as const satisfies Record<HomeTile['format'], string>;

/** HOM-09…HOM-11: the tiles in the editor's order, with the width of their format. */
export function HomeTiles({ tiles }: { tiles: readonly HomeTile[] }) {
  const { t } = useTranslation();
  if (tiles.length === 0) return null;
  return (
    <section className={`wrap ${styles['tiles']}`} aria-label={t('home.tiles.label')}>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.id} data-width={widths[tile.format]}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}
