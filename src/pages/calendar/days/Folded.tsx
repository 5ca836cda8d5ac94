import type { ReactNode } from 'react';
import styles from './Folded.module.css';

/** Past shows, in one line with a link to them (CAL-38). */
export function Folded({ href, children }: { href: string | null; children: ReactNode }) {
  return (
    <p className={styles['folded']}>
      <a href={href ?? undefined}>
        <span aria-hidden="true">↑</span> {children}
      </a>
    </p>
  );
}
