import type { ReactNode } from 'react';
import styles from './ScreeningRoom.module.css';

/** VID-08: the black room for videos: all of the page between its header and its footer. */
export const ScreeningRoom = ({ children }: { children: ReactNode }) => (
  <div className={styles['room']}>{children}</div>
);
