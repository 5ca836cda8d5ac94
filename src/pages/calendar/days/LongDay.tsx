import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayView } from '#contract/programme/shows/view.ts';
import { readingOf, type Asking } from '#src/api/calendar/dayQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import type { CalendarLink } from '../calendar.url.ts';
import { isPlainClick } from '#src/browser/plainClick.ts';
import type { Words } from '../words.ts';
import { DayFoot } from './DayFoot.tsx';
import { heightsIn } from './heights.ts';
import { NowLine, useTimeOfDay, type Moment } from './NowLine.tsx';
import { placeOfNow } from './placeOfNow.ts';
import { stretchesOf } from './stretches.ts';
import { ToNow } from './ToNow.tsx';
import { WatchedStretch } from './WatchedStretch.tsx';
import styles from './DayView.module.css';

export interface DayProps extends Moment {
  day: DayView;
  words: Words;
  link: CalendarLink;
  /** The address of the day from a show on. */
  hrefOf: (offset: number) => string;
  /** The means to fetch the rest of the day. Keep it stable. */
  asking: Asking;
}

const nothing: never[] = [];

/** The distance between the window and the end of the shown part at which more is requested. */
const nearEnd = '1500px 0px';

/** A day of more than a hundred shows: the rest comes with reading, and distant shows are removed from the page (CAL-10). */
export function LongDay({ day, words, link, hrefOf, asking, ...moment }: DayProps) {
  const { t } = useTranslation();
  const now = useTimeOfDay(day.date, moment);
  const reading = useMemo(() => readingOf(asking, day), [asking, day]);
  const queryClient = useQueryClient();
  const { data: read = nothing, isFetching: isFreshening } = useQuery(reading.read);
  const next = useQuery({ ...reading.next(read), enabled: false });
  const heights = heightsIn(queryClient, hashKey(reading.read.queryKey));
  const stretches = useMemo(() => {
    const tiles = [...day.groups, ...read].flatMap((some) => some.tiles);
    // If the programme has changed meanwhile, a show may have come twice.
    return stretchesOf([...new Map(tiles.map((tile) => [tile.id, tile])).values()]);
  }, [day, read]);
  const hidden = read.at(-1)?.hidden ?? day.hidden;
  const mayRead = hidden > 0 && !isFreshening && !next.isFetching && !next.isError;
  const readOn = useCallback(async () => {
    const hundred = await queryClient.query(reading.next(read)).catch(() => null);
    if (hundred) queryClient.setQueryData(reading.read.queryKey, (known) => reading.add(known, hundred));
  }, [queryClient, reading, read]);
  const watchEnd = useCallback(
    (foot: HTMLElement) => {
      if (!mayRead) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) void readOn();
        },
        { rootMargin: nearEnd },
      );
      observer.observe(foot);
      return () => observer.disconnect();
    },
    [mayRead, readOn],
  );
  const place = placeOfNow(stretches, now, { offset: day.offset, hidden });
  return (
    <>
      <ToNow day={day} now={now} link={link} />
      <div className={styles['day']}>
        {stretches.map((stretch) => (
          <WatchedStretch
            key={stretch.key}
            stretch={stretch}
            heights={heights}
            words={words}
            now={
              now && place && place !== 'end' && stretch.parts.includes(place.before)
                ? { told: now, before: place.before }
                : null
            }
          />
        ))}
        {now && place === 'end' && <NowLine now={now} />}
      </div>
      <DayFoot
        ref={watchEnd}
        day={day}
        hidden={hidden}
        hrefOf={hrefOf}
        onNext={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void readOn();
        }}
      >
        {next.isError && (
          <Notice
            role="alert"
            action={<Button onClick={() => void readOn()}>{t('calendar.failure.retry')}</Button>}
          >
            {t('calendar.failure.more')}
          </Notice>
        )}
      </DayFoot>
    </>
  );
}
