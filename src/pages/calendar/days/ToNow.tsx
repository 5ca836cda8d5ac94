import { useTranslation } from 'react-i18next';
import type { DayView } from '#contract/programme/shows/view.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { CalendarLink } from '../calendar.url.ts';
import type { Now } from './NowLine.tsx';
import styles from './DayView.module.css';

interface ToNowProps {
  day: DayView;
  now: Now | null;
  link: CalendarLink;
}

/** A link from a whole long day to the present (CAL-10, CAL-38); none if it is shown. */
export function ToNow({ day: { after, before, earlier }, now, link }: ToNowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isPart = earlier !== null || before !== null || after === now?.time;
  const href = now === null || isPart ? null : link({ type: 'time.chosen', after: now.time });
  if (now === null || href === null) return null;
  return (
    <p className={styles['toNow']}>
      <LinkButton look="dark" href={href}>
        {t('calendar.day.now', { time: format.time(now.time) })}
      </LinkButton>
    </p>
  );
}
