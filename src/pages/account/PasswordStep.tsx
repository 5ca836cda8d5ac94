import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import { Button } from '#src/components/Button.tsx';
import { textOf } from '#src/controls/login/formText.ts';
import { useOurBounds } from '#src/session/additions.ts';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { Faults } from '#src/controls/accountForm/Faults.tsx';
import { passwordFaults } from '#src/controls/accountForm/formFaults.ts';
import { NewPassword } from '#src/controls/accountForm/NewPassword.tsx';

interface PasswordStepProps extends ProblemProps {
  faults: readonly Fault[];
  email: string;
  isBusy: boolean;
  onSubmit: (password: string, faults: readonly Fault[]) => void;
  onCorrected: () => void;
}

/** PRO-07: the new password. */
export function PasswordStep({
  faults,
  email,
  isBusy,
  onSubmit,
  onCorrected,
  ...problem
}: PasswordStepProps) {
  const { t } = useTranslation();
  const hasOurBounds = useOurBounds() === true;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), 'Password');
    onSubmit(typed, passwordFaults(typed, hasOurBounds));
  };
  const correct = (event: FormEvent<HTMLFormElement>) => {
    const typed = textOf(new FormData(event.currentTarget), 'Password');
    if (faults.length > 0 && passwordFaults(typed, hasOurBounds).length === 0) onCorrected();
  };
  return (
    <form
      className={forms['form']}
      method="post"
      onSubmit={submit}
      onInput={correct}
      aria-busy={isBusy}
      noValidate
    >
      <Faults faults={faults} />
      <CodeProblemText {...problem} />
      <p role="status">{t('account.reset.choose', { email })}</p>
      {/* For password managers, which store the new password with it. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPassword faults={faults} />
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {t(isBusy ? 'account.busy' : 'account.reset.submit')}
      </Button>
    </form>
  );
}
