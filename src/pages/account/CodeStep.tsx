import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { codeFacts, textOf, tidyCode } from '#src/controls/login/formText.ts';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';

interface CodeStepProps extends ProblemProps {
  email: string;
  submitLabel: string;
  /** The label of the button for another code. */
  anotherLabel: string;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onAnother: () => void;
}

/** PRO-06, PRO-08: the mailed code, or another one. */
export function CodeStep(props: CodeStepProps) {
  const { email, submitLabel, anotherLabel, isBusy, onSubmit, onAnother, ...problem } = props;
  const { t } = useTranslation();
  const code = useRef<HTMLInputElement>(null);
  // Focuses the field when the step begins, and after each refused code.
  useEffect(() => {
    code.current?.focus();
    if (problem.problem !== null) code.current?.select();
  }, [problem.problem]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(tidyCode(textOf(new FormData(event.currentTarget), 'code')));
  };
  return (
    <form className={forms['form']} method="post" onSubmit={submit} aria-busy={isBusy}>
      <h2>{t('account.code.title')}</h2>
      <p id="account-sent" role="status">
        {t('account.code.sent', { email, ...codeFacts })}
      </p>
      <label className={`${forms['field']} ${forms['code']}`}>
        {t('account.code.label')}
        <input
          ref={code}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          aria-describedby={problem.problem === null ? 'account-sent' : 'account-problem'}
          aria-invalid={problem.problem === 'wrong-code'}
        />
      </label>
      <CodeProblemText {...problem} />
      <Button type="submit" look="primary" aria-disabled={isBusy}>
        {isBusy ? t('account.busy') : submitLabel}
      </Button>
      <button type="button" className={forms['quiet']} onClick={onAnother}>
        {anotherLabel}
      </button>
    </form>
  );
}
