import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { PasswordField } from '#src/controls/accountForm/PasswordField.tsx';
import { textOf } from '#src/controls/login/formText.ts';

interface ChosenPasswordProps extends ProblemProps {
  email: string;
  intro: string;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onAnother: () => void;
}

/** PRO-08: the password of the request, in a tab that does not have it; or a link to another request. */
export function ChosenPassword({
  email,
  intro,
  isBusy,
  onSubmit,
  onAnother,
  ...trouble
}: ChosenPasswordProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { problem } = trouble;
  // After each refusal: a new step's heading has the focus.
  useEffect(() => {
    if (problem === null) return;
    const typed = form.current?.querySelector<HTMLInputElement>('[name="Password"]');
    typed?.focus();
    if (problem === 'wrong-password') typed?.select();
  }, [problem]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = textOf(new FormData(event.currentTarget), 'Password');
    if (given !== '') onSubmit(given);
  };
  return (
    <form ref={form} className={forms['form']} method="post" onSubmit={submit} aria-busy={isBusy}>
      <p role="status">{intro}</p>
      {/* For password managers, which find the password by it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field="Password"
        label={t('account.password')}
        faults={[]}
        isRefused={problem === 'wrong-password'}
        {...(problem !== null && { described: 'account-problem' })}
        autoComplete="current-password"
      />
      <CodeProblemText {...trouble} />
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {t(isBusy ? 'account.busy' : 'account.activate.submit')}
      </Button>
      <button type="button" className={forms['quiet']} aria-disabled={isBusy} onClick={onAnother}>
        {t('account.activate.anew')}
      </button>
    </form>
  );
}
