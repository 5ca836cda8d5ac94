import { excerpt } from '#contract/programme/excerpt.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { timeRuleOf } from '#contract/programme/timeRule.ts';
import type { Tile as Show } from '#contract/programme/view.ts';
import { ViewerTime } from './ViewerTime.tsx';
import type { Words } from '../words.ts';
import styles from './Tiles.module.css';

interface TileProps {
  show: Show;
  words: Words;
  /** Above the fold: the picture is loaded at once. */
  isUrgent: boolean;
}

/**
 * One show at one time: a single link; its name holds the whole title (CAL-11…CAL-13, CAL-15, CAL-16). A page has
 * hundreds: what can be told apart by its element has no class.
 */
export function Tile({ show, words, isUrgent }: TileProps) {
  const { title, image, kind, series, venue, city } = show;
  const { format } = words;
  const short = excerpt(title, programmeLimits.tileTitle);
  const status = show.state ?? (show.status === 'ON_SALE' ? undefined : show.status);
  return (
    <li data-series={series} data-status={status}>
      <a href={show.url}>
        {image === null ? <i /> : <img src={image} alt="" loading={isUrgent ? undefined : 'lazy'} />}
        <time dateTime={show.start}>{format.time(show.time)}</time>
        {kind && <span data-kind={kind}>{words.kind[kind]}</span>}
        {series && <span className={styles['series']}>{format.typeName(series)}</span>}
        <h3 aria-label={short === title ? undefined : title}>{short}</h3>
        <small>{venue && city ? `${venue} · ${city}` : venue || city}</small>
        {status && <strong>{format.availability(status)}</strong>}
        {timeRuleOf(kind ?? null) === 'viewer' && <ViewerTime show={show} words={words} />}
        <b aria-hidden="true">{words.more}</b>
      </a>
    </li>
  );
}
