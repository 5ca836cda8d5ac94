import { useTranslation } from 'react-i18next';
import type { Tile } from '#contract/programme/shows/view.ts';
import { ShowCard } from '#src/components/cards/ShowCard.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './SimilarShows.module.css';

/** The day of a tile on its own clock. */
const dateOf = ({ start }: Tile): string => start.slice(0, 'YYYY-MM-DD'.length);

/** The most similar shows, for a show that is over. */
export function SimilarShows({ shows }: { shows: readonly Tile[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (shows.length === 0) return null;
  return (
    <section className={`wrap ${styles['similar']}`} aria-labelledby="similar-title">
      <h2 id="similar-title">{t('show.similar')}</h2>
      <ul>
        {shows.map((show) => (
          <li key={show.id}>
            <ShowCard
              show={show}
              day={`${format.weekday(dateOf(show))} ${format.mediumDate(dateOf(show))}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
