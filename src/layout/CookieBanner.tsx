import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { CookieBannerEvent } from '#machines/cookieBanner/cookieBanner.machine.ts';
import { Button } from '#src/components/Button.tsx';
import type { CookieBannerActor } from './cookieBanner.actor.ts';
import styles from './CookieBanner.module.css';

type Snapshot = SnapshotFrom<CookieBannerActor>;
const valueOf = ({ value }: Snapshot) => value;
const isShownIn = (snapshot: Snapshot): boolean => snapshot.hasTag('shown');
/** It fades, and is out of use. */
const isLeavingIn = (snapshot: Snapshot): boolean => snapshot.hasTag('leaving');

/**
 * The cookie banner (LAY-24…LAY-26): not in the server's HTML, a part of the frame.
 * @param privacy where the policy is; '' hides the link
 */
export function CookieBanner({ actor, privacy }: { actor: CookieBannerActor; privacy: string }) {
  const { t } = useTranslation();
  const state = useSelector(actor, valueOf);
  const isShown = useSelector(actor, isShownIn);
  const isLeaving = useSelector(actor, isLeavingIn);
  const answer = (type: CookieBannerEvent['type']) => () => {
    actor.send({ type });
    // The pressed button goes away.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      className={styles['banner']}
      aria-label={t('layout.cookies.label')}
      data-scope="cookieBanner"
      data-state={state}
      hidden={!isShown}
      inert={isLeaving}
    >
      <p>
        {t('layout.cookies.text')} {privacy !== '' && <a href={privacy}>{t('layout.cookies.privacy')}</a>}
      </p>
      <div className={styles['answers']}>
        <Button onClick={answer('cookies.refused')}>{t('layout.cookies.refuse')}</Button>
        <Button look="primary" onClick={answer('cookies.accepted')}>
          {t('layout.cookies.accept')}
        </Button>
      </div>
    </aside>
  );
}
