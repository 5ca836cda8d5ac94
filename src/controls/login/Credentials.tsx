import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { stepOf, textOf } from './formText.ts';
import styles from '#src/components/Form.module.css';
import { PasswordField } from './PasswordField.tsx';
import { Problem, type ProblemProps } from './Problem.tsx';

interface CredentialsProps extends Omit<ProblemProps, 'id'> {
  username: string;
  isBusy: boolean;
  /** False in the server's HTML. */
  isLive: boolean;
  onSubmit: (username: string, password: string) => void;
}

/** The first step (SES-02). After a failure the name stays and the password does not. */
export function Credentials({ username, isBusy, isLive, onSubmit, ...problem }: CredentialsProps) {
  const { t } = useTranslation();
  const id = useId();
  const password = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const hasFailed = problem.problem !== null;
  // A visitor who returns to this step has given a name: the element that opened it again is gone, and with it the focus.
  const [isBack] = useState(username !== '');
  useEffect(() => {
    if (isBack) password.current?.focus();
  }, [isBack]);
  useEffect(() => {
    if (!hasFailed || !password.current) return;
    password.current.value = '';
    password.current.focus();
  }, [hasFailed]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(false);
    const given = new FormData(event.currentTarget);
    onSubmit(textOf(given, 'username').trim(), textOf(given, 'password'));
  };
  return (
    <form className={styles['form']} method="post" onSubmit={submit} aria-busy={isBusy}>
      <p className={styles['step']}>{t('login.step', stepOf('credentials'))}</p>
      <label className={styles['field']}>
        {t('login.username')}
        <input
          name="username"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={username}
        />
      </label>
      <PasswordField
        field={password}
        isShown={isShown}
        onShow={setShown}
        describedBy={hasFailed ? `${id}-problem` : undefined}
        isInvalid={problem.problem === 'wrong-credentials'}
      />
      <Problem {...problem} id={`${id}-problem`} />
      <Button type="submit" look="primary" disabled={!isLive} aria-disabled={isBusy}>
        {t(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </form>
  );
}
