import { useTranslation } from 'react-i18next';
import { spanOf } from '#contract/programme/time/dayRange.ts';
import type { LocalTime } from '#contract/programme/time/localTime.ts';
import type { DayView } from '#contract/programme/shows/view.ts';
import { fromMidnight, type CalendarLink } from '../calendar.url.ts';
import { Folded } from './Folded.tsx';
import { FromTime } from './FromTime.tsx';
import styles from './DayView.module.css';

interface DayHeadProps {
  day: DayView;
  link: CalendarLink;
  present: LocalTime;
}

/** The notes before a day's shows: its shown part, and whether it is over. */
export function DayHead({ day, link, present }: DayHeadProps) {
  const { t } = useTranslation();
  const { date, after, before } = day;
  const { to: end } = spanOf({ from: date, to: date, after, before });
  return (
    <>
      <PartOfDay day={day} link={link} isToday={date === present.date} />
      {day.total > 0 && end <= `${present.date}T${present.time}` && (
        <p className={styles['over']}>{t('calendar.day.over')}</p>
      )}
    </>
  );
}

interface PartOfDayProps {
  day: DayView;
  link: CalendarLink;
  isToday: boolean;
}

/** The shown part of a day, and a link to all of it. */
function PartOfDay({ day: { after, before, earlier }, link, isToday }: PartOfDayProps) {
  const { t } = useTranslation();
  const whole = link({ type: 'time.chosen', after: isToday ? fromMidnight : null });
  if (earlier !== null)
    return earlier === 0 ? null : (
      <Folded href={whole}>{t('calendar.day.earlier', { count: earlier })}</Folded>
    );
  if (before === null && (after === null || after === fromMidnight)) return null;
  return <FromTime after={after ?? fromMidnight} before={before} whole={whole} />;
}
