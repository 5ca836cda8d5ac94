import { useTranslation } from 'react-i18next';
import { early } from '#src/browser/earlyPress.ts';
import { usePanelIntent } from '../panelCode.ts';
import { isPlainClick } from '#src/browser/plainClick.ts';
import styles from './Bar.module.css';

type MonthStep = { type: 'month.previous' } | { type: 'month.next' };

interface MoverProps {
  mode: 'month' | 'day';
  title: string;
  /** Addresses; null without one (CAL-44). */
  previous: string | null;
  next: string | null;
  /** A press of an arrow of Month view counts from the address at that moment: two presses in one tick are two steps. */
  onMonth: (step: MonthStep) => void;
  isOpen: boolean;
  onToggle: () => void;
}

const names = {
  month: { previous: 'calendar.previousMonth', next: 'calendar.nextMonth', choose: 'calendar.monthSelector' },
  day: { previous: 'calendar.previousDay', next: 'calendar.nextDay', choose: 'calendar.daySelector' },
} as const;

/** Back, the present place as the selector's button, and on (CAL-03, CAL-09). */
export function Mover({ mode, title, previous, next, onMonth, isOpen, onToggle }: MoverProps) {
  const { t } = useTranslation();
  const intent = usePanelIntent();
  const stepper = (step: MonthStep) => (mode === 'month' ? () => onMonth(step) : undefined);
  return (
    <div className={styles['mover']}>
      <Arrow
        href={previous}
        name={t(names[mode].previous)}
        sign="←"
        onStep={stepper({ type: 'month.previous' })}
      />
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onToggle}
        {...intent}
        {...early}
      >
        <span>{title}</span> <small className={styles['choose']}>{t(names[mode].choose)}</small>
      </button>
      <Arrow href={next} name={t(names[mode].next)} sign="→" onStep={stepper({ type: 'month.next' })} />
    </div>
  );
}

interface ArrowProps {
  href: string | null;
  name: string;
  sign: string;
  /** Handles a plain click; without it the link is followed. */
  onStep: (() => void) | undefined;
}

/** The same element with or without a target, so that the focus stays when the last month is reached. */
function Arrow({ href, name, sign, onStep }: ArrowProps) {
  const nowhere = href === null ? ({ role: 'link', 'aria-disabled': true, tabIndex: -1 } as const) : {};
  return (
    <a
      className={styles['arrow']}
      href={href ?? undefined}
      aria-label={name}
      title={name}
      onClick={(event) => {
        if (href === null || onStep === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        onStep();
      }}
      {...nowhere}
    >
      <span aria-hidden="true">{sign}</span>
    </a>
  );
}
