import type { ReactNode } from 'react';
import styles from './Corner.module.css';

/** The account in the header (LAY-11); on phones it is in the menu and the bar, and only the session's messages are here. */
export function Corner({ children }: { children: ReactNode }) {
  return <div className={styles['corner']}>{children}</div>;
}
