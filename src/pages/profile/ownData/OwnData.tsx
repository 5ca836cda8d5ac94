import type { AccountProps } from '../account/accountProps.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './OwnData.module.css';

/** A member's rights over their data: a copy, or their deletion. */
export function OwnData(props: AccountProps) {
  return (
    <div className={styles['ownData']}>
      <ExportButton {...props} />
      <AccountDeletion {...props} />
    </div>
  );
}
