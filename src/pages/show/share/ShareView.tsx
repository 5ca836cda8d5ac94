import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import styles from './Share.module.css';

type State = 'idle' | 'sharing' | 'copying' | 'copied' | 'shown';

interface ShareViewProps {
  /** The state of the `share` machine. */
  state: State;
  address: string;
  onPressed: () => void;
}

/** The messages; closing the system's sheet has none. */
const says = {
  idle: null,
  sharing: null,
  copying: null,
  copied: 'show.share.copied',
  shown: 'show.share.byHand',
} as const satisfies Record<State, string | null>;

/** Ready for a copy by hand. */
const select = (field: HTMLInputElement | null): void => {
  field?.focus();
  field?.select();
};

/** The control that shares, and its result. */
export function ShareView({ state, address, onPressed }: ShareViewProps) {
  const { t } = useTranslation();
  const said = says[state];
  return (
    <div className={styles['share']} data-scope="share" data-state={state} data-print="no">
      <button type="button" aria-disabled={state === 'sharing' || state === 'copying'} onClick={onPressed}>
        <Icon name={state === 'copied' ? 'check' : 'share'} />
        {t('show.share.button')}
      </button>
      <span role="status">{said && t(said)}</span>
      {state === 'shown' && (
        <input ref={select} readOnly value={address} aria-label={t('show.share.address')} />
      )}
    </div>
  );
}
