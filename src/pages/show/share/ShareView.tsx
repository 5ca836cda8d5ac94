import { useTranslation } from 'react-i18next';
import { early } from '#src/browser/earlyPress.ts';
import { Icon } from '#src/components/Icon.tsx';
import { sharePictures, type ShareState } from './share.picture.ts';
import styles from './Share.module.css';

interface ShareViewProps {
  state: ShareState;
  address: string;
  onPressed: () => void;
}

/** Ready to be copied by hand. */
const select = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** The control that shares, and its result. */
export function ShareView({ state, address, onPressed }: ShareViewProps) {
  const { t } = useTranslation();
  const { isBusy, icon, said, hasField } = sharePictures[state];
  return (
    <div className={styles['share']} data-scope="share" data-state={state} data-print="no">
      <button type="button" aria-disabled={isBusy} onClick={onPressed} {...early}>
        <Icon name={icon} />
        {t('show.share.button')}
      </button>
      <span role="status">{said && t(said)}</span>
      {hasField && <input ref={select} readOnly value={address} aria-label={t('show.share.address')} />}
    </div>
  );
}
