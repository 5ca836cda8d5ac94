import type { ReactNode } from 'react';
import styles from './Past.module.css';

/** What is over in a list, folded until one asks for it. */
export function Past({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['past']}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
