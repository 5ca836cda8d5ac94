import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#machines/fault.ts';
import { Button } from '#src/components/Button.tsx';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { textOf } from '#src/controls/login/formText.ts';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import { Faults } from '#src/controls/accountForm/Faults.tsx';
import { Field } from '#src/controls/accountForm/Field.tsx';
import { emailFaults } from '#src/controls/accountForm/formFaults.ts';

interface AddressStepProps extends ProblemProps {
  faults: readonly Fault[];
  /** The address given before. */
  email: string;
  intro: string;
  isBusy: boolean;
  onSubmit: (email: string, faults: readonly Fault[]) => void;
  onCorrected: () => void;
}

/** PRO-05, PRO-09: the address that a code is mailed to. */
export function AddressStep(props: AddressStepProps) {
  const { faults, email, intro, isBusy, onSubmit, onCorrected, ...problem } = props;
  const { t } = useTranslation();
  const isLive = useInBrowser();
  const typedIn = (form: HTMLFormElement): string => textOf(new FormData(form), 'Email').trim();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget);
    onSubmit(typed, emailFaults(typed));
  };
  const correct = (event: FormEvent<HTMLFormElement>) => {
    if (faults.length > 0 && emailFaults(typedIn(event.currentTarget)).length === 0) onCorrected();
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
      <p>{intro}</p>
      <Field
        field="Email"
        label={t('account.email')}
        faults={faults}
        type="email"
        autoComplete="username"
        spellCheck={false}
        defaultValue={email}
      />
      <Button type="submit" look="primary" disabled={!isLive} aria-disabled={isBusy}>
        {t(isBusy ? 'account.busy' : 'account.send')}
      </Button>
    </form>
  );
}
