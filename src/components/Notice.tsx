import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A message in place, with its remedy. `alert` interrupts a screen reader, `status` waits its turn. */
export function Notice({
  role = 'status',
  action,
  children,
}: {
  role?: 'status' | 'alert';
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles['notice']} role={role}>
      <p>{children}</p>
      {action}
    </div>
  );
}
