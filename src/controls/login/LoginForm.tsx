import type loginTexts from '#locales/en/login.json';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { codeFacts } from './formText.ts';
import { CodeForm } from './CodeForm.tsx';
import { Credentials } from './Credentials.tsx';
import { provideLogin, type LoginAccess } from './login.actor.ts';
import { createPendingAttempts } from './pendingAttempt.ts';
import { loginPicture, type LoginActor, type LoginPicture } from './login.picture.ts';
import type { PendingAttempt } from '#machines/login/login.setup.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import styles from '#src/components/Form.module.css';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    login: typeof loginTexts;
  }
}

interface LoginFormProps {
  open: () => Promise<LoginAccess>;
  onVerified: (memberId: string) => void;
}

/** The only way on, since the focused form went away. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

const attempts = createPendingAttempts(
  createSafeStorage(() => sessionStorage),
  () => Date.now(),
);

/** Logging in (SES-01…SES-04): on its page, and in the dialog over an interrupted page. */
export function LoginForm(props: LoginFormProps) {
  // The server's HTML cannot know the tab's state. Without an attempt nothing is redrawn over typed text.
  const isLive = useInBrowser();
  const pending = useMemo(() => (isLive ? attempts.read() : null), [isLive]);
  return <RunningLogin key={pending ? 'pending' : 'new'} {...props} pending={pending} />;
}

function RunningLogin({ open, onVerified, pending }: LoginFormProps & { pending: PendingAttempt | null }) {
  const machine = useMemo(() => provideLogin(open, attempts), [open]);
  const actor = useActorRef(machine, { input: { pending } });
  useEffect(() => {
    const verified = actor.on('verified', ({ memberId }) => onVerified(memberId));
    return () => verified.unsubscribe();
  }, [actor, onVerified]);
  return <LoginView picture={useSelector(actor, loginPicture, shallowEqual)} send={actor.send} />;
}

export function LoginView({ picture, send }: { picture: LoginPicture; send: LoginActor['send'] }) {
  const { t } = useTranslation();
  // In the server's HTML the form cannot be sent: it would leave the page with a password in it.
  const isLive = useInBrowser();
  const { username, problem, triesLeft, retryAfter, words, isResent, pauseLeft } = picture;
  const refused = { problem, triesLeft, retryAfter, words };
  return (
    <div data-scope="login" data-state={picture.state}>
      {picture.step === 'credentials' && (
        <Credentials
          {...refused}
          username={username}
          isBusy={picture.isBusy}
          isLive={isLive}
          onSubmit={(username, password) => send({ type: 'credentials.submitted', username, password })}
        />
      )}
      {picture.step === 'code' && (
        <CodeForm
          {...refused}
          username={username}
          isResent={isResent}
          isBusy={picture.isBusy}
          resend={picture.resend}
          pause={pauseLeft}
          onSubmit={(code) => send({ type: 'code.submitted', code })}
          onResend={() => send({ type: 'resend.pressed' })}
          onBack={() => send({ type: 'back.pressed' })}
        />
      )}
      {(picture.step === 'expired' || picture.step === 'dead') && (
        <div className={styles['form']} role="alert">
          <h2>{t(`login.${picture.step}.title`)}</h2>
          <p>{words === '' ? t(`login.${picture.step}.text`, codeFacts) : words}</p>
          <Button look="primary" ref={takeFocus} onClick={() => send({ type: 'restart.pressed' })}>
            {t('login.restart')}
          </Button>
        </div>
      )}
      {picture.step === 'verified' && <p role="status">{t('login.verified')}</p>}
    </div>
  );
}
