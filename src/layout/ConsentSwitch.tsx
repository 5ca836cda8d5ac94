import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { CookieBannerActor } from './cookieBanner.actor.ts';
import styles from './Footer.module.css';

type Snapshot = SnapshotFrom<CookieBannerActor>;
const isGrantedIn = ({ context }: Snapshot): boolean => context.consent === 'granted';
const isKnownIn = (snapshot: Snapshot): boolean => !snapshot.matches('recalling');

/** LAY-26: the answer that the visitor has not given, one press away; what it was is known in the browser alone. */
export function ConsentSwitch({ actor }: { actor: CookieBannerActor }) {
  const { t } = useTranslation();
  const isGranted = useSelector(actor, isGrantedIn);
  const isKnown = useSelector(actor, isKnownIn);
  return (
    <button
      type="button"
      className={styles['consent']}
      hidden={!isKnown}
      onClick={() => actor.send({ type: isGranted ? 'cookies.refused' : 'cookies.accepted' })}
    >
      {t(isGranted ? 'layout.cookies.stop' : 'layout.cookies.allow')}
    </button>
  );
}
