import type loginTexts from '#locales/en/login.json';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { codeFacts } from './formText.ts';
import { CodeForm } from './CodeForm.tsx';
import { Credentials } from './Credentials.tsx';
import { provideLogin, type LoginAccess } from './login.actor.ts';
import { createPendingAttempts } from './pendingAttempt.ts';
import { pictureOf, type LoginActor, type LoginState } from './login.selectors.ts';
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

const whole = (state: LoginState): LoginState => state;

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
  return <LoginPicture state={useSelector(actor, whole)} send={actor.send} />;
}

/** The look of each state of the machine. */
export function LoginPicture({ state, send }: { state: LoginState; send: LoginActor['send'] }) {
  const { t } = useTranslation();
  // In the server's HTML the form cannot be sent: it would leave the page with a password in it.
  const isLive = useInBrowser();
  const { username, problem, triesLeft, retryAfter, words, isResent, pauseLeft } = state.context;
  const refused = { problem, triesLeft, retryAfter, words };
  const picture = pictureOf(state);
  return (
    <div data-scope="login" data-state={dataState(state.value)}>
      {picture.name === 'credentials' && (
        <Credentials
          {...refused}
          username={username}
          isBusy={picture.isBusy}
          isLive={isLive}
          onSubmit={(username, password) => send({ type: 'credentials.submitted', username, password })}
        />
      )}
      {picture.name === 'code' && (
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
      {(picture.name === 'expired' || picture.name === 'dead') && (
        <div className={styles['form']} role="alert">
          <h2>{t(`login.${picture.name}.title`)}</h2>
          <p>{t(`login.${picture.name}.text`, codeFacts)}</p>
          <Button look="primary" ref={takeFocus} onClick={() => send({ type: 'restarted' })}>
            {t('login.restart')}
          </Button>
        </div>
      )}
      {picture.name === 'verified' && <p role="status">{t('login.verified')}</p>}
    </div>
  );
}
