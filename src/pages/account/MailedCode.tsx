import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { useParts } from '#src/components/parts.ts';
import { codeFacts, textOf, tidyCode } from '#src/controls/login/formText.ts';
import forms from '#src/components/Form.module.css';
import { CodeProblemText, type ProblemProps } from '#src/controls/accountForm/CodeProblem.tsx';
import type { MailedPicture } from './mailedCode.picture.ts';

interface CodeStepProps extends ProblemProps {
  email: string;
  submitLabel: string;
  /** The label of the button for another code. */
  anotherLabel: string;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  onAnother: () => void;
}

function CodeStep(props: CodeStepProps) {
  const { email, submitLabel, anotherLabel, isBusy, onSubmit, onAnother, ...problem } = props;
  const { t } = useTranslation();
  const code = useRef<HTMLInputElement>(null);
  // After each refused code: a new step's heading has the focus.
  useEffect(() => {
    if (problem.problem === null) return;
    code.current?.focus();
    code.current?.select();
  }, [problem.problem]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(tidyCode(textOf(new FormData(event.currentTarget), 'code')));
  };
  return (
    <form className={forms['form']} method="post" onSubmit={submit} aria-busy={isBusy}>
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
      <button type="button" className={forms['quiet']} aria-disabled={isBusy} onClick={onAnother}>
        {anotherLabel}
      </button>
    </form>
  );
}

interface MailedCodeProps extends Pick<CodeStepProps, 'submitLabel' | 'anotherLabel'> {
  picture: MailedPicture;
  send: (event: { type: 'code.submitted'; code: string } | { type: 'another.pressed' }) => void;
  /** The form for a mailed link that was opened. */
  link: ReactNode;
}

/** PRO-06, PRO-08: the mailed code, or the way to another one; or what its link asks for. */
export function MailedCode({ picture, send, link, ...labels }: MailedCodeProps) {
  const { step, email, isBusy, problem, retryAfter } = picture;
  if (step === 'link') return link;
  if (step !== 'code') return null;
  return (
    <CodeStep
      {...labels}
      {...{ email, isBusy, problem, retryAfter }}
      onSubmit={(code) => send({ type: 'code.submitted', code })}
      onAnother={() => send({ type: 'another.pressed' })}
    />
  );
}

interface FinishedProps {
  text: string;
  lang: Language;
  children?: ReactNode;
}

/** The request is done: now somebody can log in. */
export function Finished({ text, lang, children }: FinishedProps) {
  const { t } = useTranslation();
  return (
    <div className={forms['form']} role="status">
      <p>{text}</p>
      {children}
      <LinkButton look="primary" href={`/${lang}/login`}>
        {t('account.logIn')}
      </LinkButton>
    </div>
  );
}

/** The end of a registration, with the way to credits (PRO-21). */
export function Registered({ isLoggedIn, lang }: { isLoggedIn: boolean; lang: Language }) {
  const { t } = useTranslation();
  const { credits, passes } = useParts();
  const href = pairPath('choose-your-pass', lang);
  const hasWay = credits && passes;
  if (!isLoggedIn)
    return (
      <Finished text={t('account.activated.text')} lang={lang}>
        {credits && (
          <p>
            {t('account.credits.text')} {hasWay && <a href={href}>{t('account.credits.passes')}</a>}
          </p>
        )}
      </Finished>
    );
  return (
    <div className={forms['form']} role="status">
      <p>{t('account.entered.text')}</p>
      {credits && <p>{t('account.credits.text')}</p>}
      {hasWay && (
        <LinkButton look="primary" href={href}>
          {t('account.credits.passes')}
        </LinkButton>
      )}
      <LinkButton {...(!hasWay && { look: 'primary' })} href={pairPath('calendar', lang)}>
        {t('account.entered.calendar')}
      </LinkButton>
    </div>
  );
}
