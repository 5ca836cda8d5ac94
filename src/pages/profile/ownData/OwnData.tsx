import type { AccountProps } from '../account/accountProps.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './OwnData.module.css';

/** What members may do with all that is kept of them: take it along, or have it deleted. */
export function OwnData(props: AccountProps) {
  return (
    <div className={styles['ownData']}>
      <ExportButton {...props} />
      <AccountDeletion {...props} />
    </div>
  );
}
