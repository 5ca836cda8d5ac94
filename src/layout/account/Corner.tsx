import type { ReactNode } from 'react';
import styles from './Corner.module.css';

/** The account in the header (LAY-11); on phones it stands in the menu and the bar, and only what the session says is here. */
export function Corner({ children }: { children: ReactNode }) {
  return <div className={styles['corner']}>{children}</div>;
}
