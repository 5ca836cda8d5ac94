import type { ReactNode } from 'react';
import styles from './Past.module.css';

/** The past entries of a list, folded until opened. */
export function Past({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['past']}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
