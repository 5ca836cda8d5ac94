import type showsTexts from '#locales/en/shows.json';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { showDays } from '#contract/programme/shows/showDays.ts';
import { thumbnailOf } from '#contract/programme/shows/thumbnail.ts';
import type { ListedShow } from '#contract/wire/shows.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { Chip } from '../Chip.tsx';
import { Icon } from '../Icon.tsx';
import cards from './Card.module.css';
import styles from './ListedShows.module.css';
import { Picture } from '../Picture.tsx';
import { Span } from '../Span.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    shows: typeof showsTexts;
  }
}

interface ListedShowsProps {
  shows: readonly ListedShow[];
  siteId: number;
  /** Milliseconds since the epoch, to the day: past shows are marked. */
  today: number;
  /** Above the fold: the first pictures load at once. */
  isFirst?: boolean;
  /** Focused on arrival: a visitor asked for these. */
  onFirstLink?: ((link: HTMLAnchorElement | null) => void) | undefined;
}

const urgent = 4;
/** Four in a row at most; on a phone a part of it stands beside the words. */
const sizes = '(width >= 1200px) 300px,(width >= 576px) 48vw,17rem';

/**
 * Shows as posters on a wall, a page of them; drawn once, however many pages come after it. The caller loads the texts
 * `shows`.
 */
export const ListedShows = memo(function ListedShows({
  shows,
  siteId,
  today,
  isFirst = false,
  onFirstLink,
}: ListedShowsProps) {
  return (
    <ul className={styles['shows']}>
      {shows.map((show, place) => (
        <li key={show.id}>
          <ListedShowCard
            {...{ show, siteId, today }}
            isUrgent={isFirst && place < urgent}
            onLink={place === 0 ? onFirstLink : undefined}
          />
        </li>
      ))}
    </ul>
  );
});

interface CardProps extends Pick<ListedShowsProps, 'siteId' | 'today'> {
  show: ListedShow;
  isUrgent?: boolean;
  onLink?: ListedShowsProps['onFirstLink'];
}

/** One of them: its next dates, its place, its price. */
export function ListedShowCard({ show, siteId, today, isUrgent = false, onLink }: CardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { title, url, kind, categories, price, date } = show;
  const isOver = date !== null && Date.parse(date.lastDate) < today;
  const cities = [...new Set(show.venues.map(({ location }) => location.city.name))].filter(Boolean);
  const genre = categories
    .map(({ name }) => name)
    .filter(Boolean)
    .at(-1);
  const cost = usePrices().price(price);
  return (
    <article className={`${cards['card']} ${styles['card']}`} data-over={isOver || undefined}>
      <Picture src={thumbnailOf(show, siteId) ?? show.image_url} sizes={sizes} isUrgent={isUrgent} />
      <div className={styles['text']}>
        <p className={styles['when']}>
          {date === null ? (
            t('shows.noDate')
          ) : (
            <Span days={showDays({ ...date, firstDate: date.nextDate ?? date.firstDate })} />
          )}
        </p>
        <h3>
          <a href={url} ref={onLink} lang={show.written_in}>
            {title}
          </a>
        </h3>
        {cities.length > 0 && <p className={styles['where']}>{format.list(cities)}</p>}
        <p className={styles['facts']}>
          {kind && (
            <span className={styles['kind']}>
              <Icon name={kind} /> {t(`layout.card.kind.${kind}`)}
            </span>
          )}
          {genre && <span>{genre}</span>}
          {isOver ? <Chip>{t('shows.over')}</Chip> : cost && <b>{cost}</b>}
        </p>
      </div>
    </article>
  );
}
