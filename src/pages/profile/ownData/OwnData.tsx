import { useAdditions } from '#src/session/additions.ts';
import type { AccountProps } from '../account/accountProps.ts';
import { AccountDeletion } from './AccountDeletion.tsx';
import { ExportButton } from './ExportButton.tsx';
import styles from './OwnData.module.css';

/** A member's rights over their data: a copy, or their deletion. */
export function OwnData(props: AccountProps) {
  const offered = useAdditions();
  return (
    <div className={styles['ownData']}>
      {offered?.includes('export') && <ExportButton {...props} />}
      {offered?.includes('deletion') && <AccountDeletion {...props} />}
    </div>
  );
}
