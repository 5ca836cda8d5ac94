import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionLimits } from '#contract/settings/session.ts';
import { second } from '#contract/settings/time.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { Button } from '#src/components/Button.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { isInterrupted, isOutElsewhere, isWarned, refusalOf } from '#src/session/session.selectors.ts';
import styles from './SessionOverlay.module.css';

interface SessionOverlayProps {
  session: SessionRef;
  /** The login form, for the dialog over an interrupted page. */
  renderLogin: () => ReactNode;
}

/** The session's messages, on any page. */
export function SessionOverlay({ session, renderLogin }: SessionOverlayProps) {
  const { t } = useTranslation();
  const isLoggingIn = useSelector(session, isInterrupted);
  const isOut = useSelector(session, isOutElsewhere);
  const words = useSelector(session, refusalOf);
  return (
    <>
      <InactivityDialog session={session} />
      <Popup
        open={isLoggingIn}
        label={t('session.interrupted.title')}
        onDismiss={() => session.send({ type: 'login.dismissed' })}
      >
        <div className={styles['body']}>
          <p>{words === '' ? t('session.interrupted.text') : words}</p>
          {isLoggingIn && renderLogin()}
        </div>
      </Popup>
      {isOut && <OutElsewhere />}
    </>
  );
}

/** SES-12: asks before it logs out an inactive member. */
function InactivityDialog({ session }: { session: SessionRef }) {
  const { t } = useTranslation();
  const stay = () => session.send({ type: 'session.extended' });
  return (
    <Popup open={useSelector(session, isWarned)} label={t('session.warning.title')} onDismiss={stay}>
      <div className={styles['body']}>
        <p role="alert">{t('session.warning.text', { seconds: sessionLimits.lastCall / second })}</p>
        <div className={styles['answers']}>
          <Button onClick={() => session.send({ type: 'logout.pressed' })}>
            {t('session.warning.logOut')}
          </Button>
          <Button look="primary" onClick={stay}>
            {t('session.warning.stay')}
          </Button>
        </div>
      </div>
    </Popup>
  );
}

function OutElsewhere() {
  const { t } = useTranslation();
  const [isRead, setRead] = useState(false);
  return (
    <div className={styles['notice']} role="status" hidden={isRead}>
      <p>{t('session.elsewhere.text')}</p>
      <Button onClick={() => setRead(true)}>{t('session.elsewhere.close')}</Button>
    </div>
  );
}
