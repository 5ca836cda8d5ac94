import { useTranslation } from 'react-i18next';
import { excerpt } from '#src/programme/excerpt.ts';
import { programmeLimits } from '#src/programme/settings.ts';
import type { Tile as Show } from '#src/programme/view.ts';
import { useFormat } from './useFormat.ts';
import { ViewerTime } from './ViewerTime.tsx';
import kinds from './Kind.module.css';
import styles from './Tile.module.css';

/** One show at one time: a single link; its name holds the whole title (CAL-11…CAL-13, CAL-15, CAL-16). */
export function Tile({ show, isUrgent = false }: { show: Show; isUrgent?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = excerpt(show.title, programmeLimits.tileTitle);
  return (
    <li
      className={styles['tile']}
      data-series={show.series ?? undefined}
      data-status={show.status ?? undefined}
    >
      <a href={show.url}>
        {show.image === null ? (
          <span className={styles['image']} />
        ) : (
          <img
            className={styles['image']}
            src={show.image}
            alt=""
            width={320}
            height={200}
            loading={isUrgent ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        <time dateTime={show.start}>{format.time(show.time)}</time>
        {show.kind && (
          <span className={kinds['kind']} data-kind={show.kind}>
            {t(`calendar.kind.${show.kind}`)}
          </span>
        )}
        {show.series && <span className={styles['series']}>{t(`calendar.series.${show.series}`)}</span>}
        <h3 aria-label={title === show.title ? undefined : show.title}>{title}</h3>
        <span className={styles['place']}>{[show.venue, show.city].filter(Boolean).join(' · ')}</span>
        {(show.status === 'FREE' || show.status === 'SOLD_OUT') && (
          <span className={styles['status']}>{format.availability(show.status)}</span>
        )}
        {show.rule === 'viewer' && <ViewerTime start={show.start} offset={show.offset} />}
        <span className={styles['more']} aria-hidden="true">
          {t('calendar.tile.more')}
        </span>
      </a>
    </li>
  );
}
