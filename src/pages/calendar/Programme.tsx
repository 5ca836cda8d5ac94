import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { Asking } from '#src/api/calendar/dayQueries.ts';
import { hrefFrom, linksOf, toUrl, type CalendarFrame, type CalendarState } from './calendar.url.ts';
import { DayHead } from './days/DayHead.tsx';
import { DayView } from './days/DayView.tsx';
import { drawnDays, foldedHrefOf } from './drawnDays.ts';
import { EmptyCalendar } from './EmptyCalendar.tsx';
import { Folded } from './days/Folded.tsx';
import { MonthView } from './days/MonthView.tsx';
import { PrintLink, printHref } from './print/PrintLink.tsx';
import { ZoneNote } from './days/ZoneNote.tsx';
import { useWords } from './words.ts';
import styles from './CalendarScreen.module.css';

interface ProgrammeProps {
  variant: CalendarKind;
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  archiveHref: string | null;
  now: () => number;
  asking: Asking;
}

/** The shows of a view, or a message without any. */
export function Programme({ variant, view, state, frame, path, archiveHref, now, asking }: ProgrammeProps) {
  const words = useWords();
  const link = useMemo(() => linksOf(path, state, frame), [path, state, frame]);
  const { t } = useTranslation();
  const { day, folded, present, beyond } = view;
  const isEmpty = day ? day.total === 0 : view.days.length === 0;
  return (
    <>
      <div className={styles['notes']}>
        {day && <DayHead day={day} link={link} present={present} />}
        {!isEmpty && folded && (
          <Folded href={foldedHrefOf(view, state, link)}>
            {t('calendar.earlier', { days: words.format.dayRange(folded), count: folded.count })}
          </Folded>
        )}
        {!isEmpty && <ZoneNote view={view} />}
      </div>
      {isEmpty ? (
        <EmptyCalendar {...{ state, link, archiveHref }} nearest={beyond.next ?? beyond.previous} />
      ) : (
        <>
          {day ? (
            <DayView
              {...{ day, words, present, now, link, asking }}
              hrefOf={(offset) => hrefFrom(path, state, frame, { after: day.after, offset })}
            />
          ) : (
            <>
              <MonthView {...{ view, words, state, frame, path }} days={drawnDays(view, variant)} />
              <PrintLink href={printHref(path, toUrl(state, frame), view.month)} />
            </>
          )}
        </>
      )}
    </>
  );
}
