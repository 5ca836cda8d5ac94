import type { MouseEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayView } from '#contract/programme/shows/view.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { LinkButton } from '#src/components/Button.tsx';
import styles from './DayView.module.css';

interface DayFootProps {
  day: Pick<DayView, 'offset' | 'total'>;
  /** How many shows come after the shown ones. */
  hidden: number;
  /** The address of the day from a show on. */
  hrefOf: (offset: number) => string;
  ref?: Ref<HTMLElement>;
  /** A press of the link to the next shows, which may load them in place. */
  onNext?: (event: MouseEvent) => void;
  /** Why the next shows are missing. */
  children?: ReactNode;
}

const { tilesOfDay } = programmeLimits;

/** The shown part of a long day, and links to the rest (CAL-10). */
export function DayFoot({ day: { offset, total }, hidden, hrefOf, ref, onNext, children }: DayFootProps) {
  const { t } = useTranslation();
  const to = total - hidden;
  return (
    <nav ref={ref} className={styles['foot']} aria-label={t('calendar.day.pages')}>
      <output>
        {offset === 0
          ? t('calendar.day.shown', { to, total })
          : t('calendar.day.shownFrom', { from: offset + 1, to, total })}
      </output>
      {children}
      {offset > 0 && (
        <LinkButton href={hrefOf(Math.max(0, offset - tilesOfDay))} rel="prev">
          {t('calendar.day.previous', { count: Math.min(tilesOfDay, offset) })}
        </LinkButton>
      )}
      {hidden > 0 && (
        <LinkButton look="primary" href={hrefOf(to)} rel="next" onClick={onNext}>
          {t('calendar.day.next', { count: Math.min(tilesOfDay, hidden) })}
        </LinkButton>
      )}
    </nav>
  );
}
