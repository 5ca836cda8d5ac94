import { useTranslation } from 'react-i18next';
import styles from './Bar.module.css';

interface MoverProps {
  mode: 'month' | 'day';
  title: string;
  /** Addresses; null where nothing lies that way (CAL-44). */
  previous: string | null;
  next: string | null;
  isOpen: boolean;
  onToggle: () => void;
}

const names = {
  month: { previous: 'calendar.previousMonth', next: 'calendar.nextMonth', choose: 'calendar.monthSelector' },
  day: { previous: 'calendar.previousDay', next: 'calendar.nextDay', choose: 'calendar.daySelector' },
} as const;

/** Back, where we are with the selector's button, and on (CAL-03, CAL-09). */
export function Mover({ mode, title, previous, next, isOpen, onToggle }: MoverProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['mover']}>
      <Arrow href={previous} name={t(names[mode].previous)} sign="←" />
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={onToggle}>
        <span>{title}</span> <small className={styles['choose']}>{t(names[mode].choose)}</small>
      </button>
      <Arrow href={next} name={t(names[mode].next)} sign="→" />
    </div>
  );
}

/** The same element whether it leads somewhere or not, so that the focus stays when the last month is reached. */
function Arrow({ href, name, sign }: { href: string | null; name: string; sign: string }) {
  const nowhere = href === null ? ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const) : {};
  return (
    <a className={styles['arrow']} href={href ?? undefined} aria-label={name} title={name} {...nowhere}>
      <span aria-hidden="true">{sign}</span>
    </a>
  );
}
