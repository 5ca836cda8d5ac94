import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Bar.module.css';

interface ModeTabsProps {
  mode: 'month' | 'day';
  /** The addresses of the two modes; null without one (CAL-36, CAL-37). */
  month: string | null;
  day: string | null;
}

/** CAL-01: the two views of the programme, as links, so that they work before any script. */
export function ModeTabs({ mode, month, day }: ModeTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['tabs']} aria-label={t('calendar.mode.label')}>
      <Tab href={month} isCurrent={mode === 'month'}>
        {t('calendar.mode.month')}
      </Tab>
      <Tab href={day} isCurrent={mode === 'day'}>
        {t('calendar.mode.day')}
      </Tab>
    </nav>
  );
}

function Tab({
  href,
  isCurrent,
  children,
}: {
  href: string | null;
  isCurrent: boolean;
  children: ReactNode;
}) {
  return (
    <a href={href ?? undefined} aria-current={isCurrent ? 'true' : undefined}>
      {children}
    </a>
  );
}
