import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

/** LAY-28: a part of a page that opens below its title; the browser's own, without a script. Open on paper. */
export function Accordion({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  /** At first. */
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles['accordion']} open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  );
}
