import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { CookieBannerActor } from './cookieBanner.actor.ts';
import styles from './Footer.module.css';

/** LAY-26: the opposite of the visitor's answer, one press away; only the browser knows the answer. */
export function ConsentSwitch({ actor }: { actor: CookieBannerActor }) {
  const { t } = useTranslation();
  const isGranted = useSelector(actor, ({ context }) => context.consent === 'granted');
  const isKnown = useSelector(actor, (snapshot) => !snapshot.matches('recalling'));
  return (
    <button
      type="button"
      className={styles['consent']}
      hidden={!isKnown}
      onClick={() => actor.send({ type: isGranted ? 'refused' : 'accepted' })}
    >
      {t(isGranted ? 'layout.cookies.stop' : 'layout.cookies.allow')}
    </button>
  );
}
