import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewerTime } from '#src/browser/useViewerTime.ts';
import { bothClocks } from '#src/i18n/bothClocks.ts';
import { createFormat } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { usePrices } from '#src/i18n/usePrices.ts';
import { priceOfTile } from '#contract/programme/shows/tilePrice.ts';
import { dayOfTile, machineStart, timeOfTile, zoneOfTile } from '#contract/programme/shows/tileStart.ts';
import { timeRuleOf } from '#contract/programme/shows/timeRule.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import { Chip } from '../Chip.tsx';
import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';
import { ShowMarkContext } from './showMark.ts';
import cards from './Card.module.css';
import styles from './ShowCard.module.css';

const tones = {
  FREE: 'yellow',
  ON_SALE: 'paper',
  SOLD_OUT: 'danger',
  cancelled: 'danger',
  postponed: 'yellow',
  rescheduled: 'yellow',
} as const;

/** Two to four cards in a row, one on a phone. */
const sizes = '(width >= 1200px) 300px,(width >= 576px) 48vw,92vw';

interface ShowCardProps {
  show: Tile;
  /** The written day; '' if the card's place already says it. */
  day?: string;
  /** The rest of its dates, in words ('+ 2 dates'). */
  more?: string;
  /** Above the fold: the picture loads at once. */
  isUrgent?: boolean;
}

/** One show at one time, on a poster: the whole card is one link. */
export function ShowCard({ show, day = '', more = '', isUrgent = false }: ShowCardProps) {
  const { t } = useTranslation();
  const format = createFormat(useLanguage());
  const prices = usePrices();
  const { title, writtenIn, url, image, start, kind, venue, city } = show;
  const price = priceOfTile(show);
  const markOf = use(ShowMarkContext);
  const status = show.state ?? show.status;
  const own = { date: dayOfTile(show), time: timeOfTile(show), ...zoneOfTile(show) };
  const isOfViewer = own.time !== noHour && timeRuleOf(kind ?? null) === 'viewer';
  const viewer = useViewerTime(isOfViewer ? { ...own, instant: start } : null);
  const isOtherDay = viewer !== null && (viewer.date !== own.date || day !== '');
  const told = isOtherDay ? `${format.weekday(viewer.date)} ${format.shortDate(viewer.date)}` : day;
  const clocks = isOfViewer && bothClocks(format, own, viewer).clocks;
  return (
    <article className={`${cards['card']} ${styles['card']}`} data-status={status ?? undefined}>
      <Picture src={image} sizes={sizes} isUrgent={isUrgent} />
      <div className={styles['text']}>
        <time className={styles['when']} dateTime={machineStart(show)}>
          {told !== '' && <span>{told}</span>} <b>{format.time((viewer ?? own).time)}</b>
        </time>
        <h3>
          <a href={url} lang={writtenIn}>
            {title}
          </a>
        </h3>
        <p>{[venue, city, clocks].filter(Boolean).join(' · ')}</p>
        <p className={styles['facts']}>
          {kind && (
            <span className={styles['kind']}>
              <Icon name={kind} /> {t(`layout.card.kind.${kind}`)}
            </span>
          )}
          {price && <span>{prices.briefPrice(price)}</span>}
          {more !== '' && <Chip tone="paper">{more}</Chip>}
          {status && <Chip tone={tones[status]}>{format.availability(status)}</Chip>}
        </p>
      </div>
      {markOf?.(show)}
    </article>
  );
}
