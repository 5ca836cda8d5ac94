import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import type { Passwords } from '#machines/passwordChange/passwordChange.machine.ts';
import { Button } from '#src/components/Button.tsx';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { Faults } from '#src/controls/accountForm/Faults.tsx';
import { passwordChangeFaults } from '#src/controls/accountForm/formFaults.ts';
import { NewPassword } from '#src/controls/accountForm/NewPassword.tsx';
import { PasswordField } from '#src/controls/accountForm/PasswordField.tsx';
import { textOf } from '#src/controls/login/formText.ts';

interface PasswordFormProps extends ProblemProps {
  /** The member's login name; '' while unknown. */
  username: string;
  faults: readonly Fault[];
  isBusy: boolean;
  /** Opened anew: the button that opened it, and had the focus, is gone. */
  isAgain: boolean;
  onSubmit: (passwords: Passwords, faults: readonly Fault[]) => void;
}

const takeFocus = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('input:not([hidden])')?.focus();

/** PRO-04: the old password and the new one. */
export function PasswordForm(props: PasswordFormProps) {
  const { username, faults, isBusy, isAgain, onSubmit, ...problem } = props;
  const { t } = useTranslation();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const [oldPassword, newPassword] = [textOf(given, 'OldPassword'), textOf(given, 'Password')];
    onSubmit({ oldPassword, newPassword }, passwordChangeFaults(oldPassword, newPassword));
  };
  return (
    <form
      ref={isAgain ? takeFocus : undefined}
      className={forms['form']}
      method="post"
      onSubmit={submit}
      aria-busy={isBusy}
      noValidate
    >
      <Faults faults={faults} />
      <CodeProblemText {...problem} id="password-problem" />
      <p>{t('profile.password.intro')}</p>
      {/* For password managers, which store the new password with it. */}
      <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        field="OldPassword"
        label={t('profile.password.old')}
        faults={faults}
        autoComplete="current-password"
      />
      <NewPassword faults={faults} label={t('profile.password.new')} />
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {isBusy ? t('profile.password.saving') : t('profile.password.submit')}
      </Button>
    </form>
  );
}
