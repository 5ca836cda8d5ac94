import { use } from 'react';
import { excerpt } from '#contract/programme/texts/excerpt.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { priceOfTile } from '#contract/programme/shows/tilePrice.ts';
import { machineStart, timeOfTile } from '#contract/programme/shows/tileStart.ts';
import { timeRuleOf } from '#contract/programme/shows/timeRule.ts';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import type { Tile as Show } from '#contract/programme/shows/view.ts';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { SizedImage } from '#src/components/pictures/SizedImage.tsx';
import { AheadContext } from '../panes/aheadContext.ts';
import { ViewerClocks, ViewerStart } from './ViewerTime.tsx';
import type { Words } from '../words.ts';
import styles from './Tiles.module.css';

/** A poster, or a line of a list. */
export type Look = 'poster' | 'row';

interface TileProps {
  show: Show;
  words: Words;
  look: Look;
  /** Above the fold: the picture loads at once. */
  isUrgent: boolean;
}

/** The widest posters: three in a row, two on a phone. */
const sizes = '(width >= 1200px) 300px,(width >= 768px) 33vw,46vw';

/**
 * One show at one time: a single link; its name has the whole title (CAL-11…CAL-13, CAL-15, CAL-16). A page has hundreds:
 * elements that a selector can find by name have no class.
 */
export function Tile({ show, words, look, isUrgent }: TileProps) {
  const { title, image, kind, series, venue, city } = show;
  const { format, prices } = words;
  const markOf = use(ShowMarkContext);
  const short = excerpt(title, programmeLimits.tileTitle);
  const price = priceOfTile(show);
  const status = show.state ?? (show.status === 'ON_SALE' ? undefined : show.status);
  const said = status ? format.availability(status) : show.hasBegun && words.past;
  const isPoster = look === 'poster';
  // React may give a pane up while it draws it: Chromium would keep the pictures that have several sizes.
  const isAhead = isPoster && use(AheadContext);
  const hasSizes = isPoster && !isAhead;
  const hour = timeOfTile(show);
  const isOfViewer = hour !== noHour && timeRuleOf(kind ?? null) === 'viewer';
  const place = venue && city ? `${venue} · ${city}` : venue || city;
  return (
    <li data-series={series} data-status={status ?? (show.hasBegun && 'past')}>
      <a href={show.url}>
        {image === null ? (
          <i />
        ) : (
          <SizedImage
            src={image}
            sizes={hasSizes ? sizes : undefined}
            alt=""
            loading={isUrgent && !isAhead ? undefined : 'lazy'}
          />
        )}
        {isOfViewer ? (
          <ViewerStart show={show} words={words} />
        ) : (
          <time dateTime={machineStart(show)}>{format.time(hour)}</time>
        )}{' '}
        <h3 aria-label={short === title ? undefined : title} lang={show.writtenIn}>
          {short}
        </h3>
        <p>
          {kind && <span data-kind={kind}>{words.kind[kind]}</span>}
          {series && <span className={styles['series']}>{format.typeName(series)}</span>}
          <small>
            {place}
            {isOfViewer && place && ' · '}
            {isOfViewer && <ViewerClocks show={show} words={words} />}
          </small>
          {price && <em>{prices.briefPrice(price)}</em>}
          {said && <strong>{said}</strong>}
        </p>
        {isPoster && <b aria-hidden="true">{words.more}</b>}
      </a>
      {markOf?.(show)}
    </li>
  );
}
