import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';

interface LinkStepProps extends ProblemProps {
  email: string;
  label: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** A mailed link was opened: it takes effect at a press, not when a mail program looks at it. */
export function LinkStep({ email, label, isBusy, onConfirm, ...problem }: LinkStepProps) {
  const { t } = useTranslation();
  return (
    <div className={forms['form']} aria-busy={isBusy}>
      <p>{t('account.link.text', { email })}</p>
      <CodeProblemText {...problem} />
      <Button look="primary" aria-disabled={isBusy} onClick={onConfirm}>
        {isBusy ? t('account.busy') : label}
      </Button>
    </div>
  );
}
