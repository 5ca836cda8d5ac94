import type { ReactNode } from 'react';
import styles from './ScreeningRoom.module.css';

/** VID-08: the black room in which videos are seen: all of the page between its header and its footer. */
export const ScreeningRoom = ({ children }: { children: ReactNode }) => (
  <div className={styles['room']}>{children}</div>
);
