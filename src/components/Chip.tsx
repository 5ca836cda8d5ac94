import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type ChipTone = 'paper' | 'yellow' | 'danger';

/** A word or two on a coloured label. */
export function Chip({ tone, children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={styles['chip']} data-tone={tone}>
      {children}
    </span>
  );
}
