import { useTranslation } from 'react-i18next';
import styles from './Bar.module.css';

const modes = ['month', 'day'] as const;
type Mode = (typeof modes)[number];

/** The addresses of the two modes; null without one (CAL-36, CAL-37). */
type ModeTabsProps = { mode: Mode } & Record<Mode, string | null>;

/** CAL-01: the two views of the programme, as links, so that they work before any script. */
export function ModeTabs({ mode, ...hrefs }: ModeTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles['tabs']} aria-label={t('calendar.mode.label')}>
      {modes.map((one) => (
        <a key={one} href={hrefs[one] ?? undefined} aria-current={one === mode ? 'true' : undefined}>
          {t(`calendar.mode.${one}`)}
        </a>
      ))}
    </nav>
  );
}
