import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#machines/settings.ts';
import { Button } from '#src/components/Button.tsx';
import { codeFacts, stepOf, textOf, tidyCode } from './formText.ts';
import styles from '#src/components/Form.module.css';
import { Problem, type ProblemProps } from './Problem.tsx';
import { Resend, type ResendProps } from './Resend.tsx';

interface CodeFormProps extends Omit<ProblemProps, 'id'>, Omit<ResendProps, 'isJudging'> {
  username: string;
  /** Whether the code in the mail replaces an earlier one. */
  isResent: boolean;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The second step (SES-03): the mailed code, another one, or back. */
export function CodeForm(props: CodeFormProps) {
  const { username, isResent, isBusy, onSubmit, onBack, resend, pause, onResend, ...problem } = props;
  const { triesLeft, words } = problem;
  const { t } = useTranslation();
  const id = useId();
  const code = useRef<HTMLInputElement>(null);
  // Focuses the field when the step begins, after each refused code, and after another one was sent.
  useEffect(() => code.current?.focus(), []);
  useEffect(() => {
    if (problem.problem === null && !isResent) return;
    code.current?.focus();
    code.current?.select();
  }, [problem.problem, isResent]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(tidyCode(textOf(new FormData(event.currentTarget), 'code')));
  };
  return (
    <form className={styles['form']} method="post" onSubmit={submit} aria-busy={isBusy}>
      <p className={styles['step']}>{t('login.step', stepOf('code'))}</p>
      <h2>{t('login.code.title')}</h2>
      <p id={`${id}-sent`} role="status">
        {t(isResent ? 'login.code.resent' : 'login.code.sent', { username, ...codeFacts })}
      </p>
      <label className={`${styles['field']} ${styles['code']}`}>
        {t('login.code.label')}
        <input
          ref={code}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          aria-describedby={problem.problem !== null ? `${id}-problem` : `${id}-sent`}
          aria-invalid={problem.problem === 'wrong-code'}
        />
      </label>
      <Problem {...problem} id={`${id}-problem`} />
      {triesLeft < settings.login.tries && (problem.problem !== 'wrong-code' || words !== '') && (
        <p>{t('login.code.tries', { tries: triesLeft })}</p>
      )}
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {t(isBusy ? 'login.busy' : 'login.code.submit')}
      </Button>
      <Resend resend={resend} pause={pause} isJudging={isBusy} onResend={onResend} />
      <button type="button" className={styles['quiet']} onClick={onBack}>
        {t('login.code.back')}
      </button>
    </form>
  );
}
