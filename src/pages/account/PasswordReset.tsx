import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { passwordResetMachine, ResetStart } from '#machines/passwordReset/passwordReset.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import forms from '#src/components/Form.module.css';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { AddressStep } from './AddressStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { Finished, MailedCode } from './MailedCode.tsx';
import { isResumed, useMailedStart } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { providePasswordReset } from './passwordReset.actor.ts';
import { resetPicture, type ResetPicture } from './passwordReset.picture.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { StepHeading } from '#src/controls/accountForm/StepHeading.tsx';

const requests = createMailedRequests(
  createSafeStorage(() => sessionStorage),
  requestKeys.passwordReset,
);

interface PasswordResetProps {
  client: AccountClient;
  lang: Language;
}

/** PRO-05…PRO-07, PRO-09: a forgotten password. */
export function PasswordReset(props: PasswordResetProps) {
  const start = useMailedStart(requests, 'asking');
  return <RunningReset key={start.begins} {...props} start={start} />;
}

function RunningReset({ client, lang, start }: PasswordResetProps & { start: ResetStart }) {
  const machine = useMemo(() => providePasswordReset({ client, requests }), [client]);
  const actor = useActorRef(machine, { input: start });
  return (
    <ResetView
      lang={lang}
      isResumed={isResumed(start)}
      picture={useSelector(actor, resetPicture, shallowEqual)}
      send={actor.send}
    />
  );
}

const titles = {
  address: 'account.reset.title',
  code: 'account.code.title',
  link: 'account.link.title',
  password: 'account.reset.newTitle',
  done: 'account.reset.done.title',
} as const satisfies Record<ResetPicture['step'], string>;

interface ViewProps {
  lang: Language;
  isResumed: boolean;
  picture: ResetPicture;
  send: ActorRefFrom<typeof passwordResetMachine>['send'];
}

function ResetView({ lang, isResumed, picture, send }: ViewProps) {
  const { t } = useTranslation();
  const { state, step, isBusy, email, faults, problem, retryAfter } = picture;
  const trouble = { problem, retryAfter };
  return (
    <div className={forms['form']} data-scope="passwordReset" data-state={state}>
      <StepHeading title={t(titles[step])} isResumed={isResumed} />
      {step === 'address' && (
        <AddressStep
          {...trouble}
          faults={faults}
          email={email}
          intro={t('account.reset.ask')}
          isBusy={isBusy}
          onSubmit={(email, found) => send({ type: 'address.submitted', email, faults: found })}
          onCorrected={() => send({ type: 'field.corrected', field: 'Email' })}
        />
      )}
      <MailedCode
        {...{ picture, send }}
        submitLabel={t('account.reset.continue')}
        anotherLabel={t('account.code.another')}
        link={
          <LinkStep
            {...trouble}
            email={email}
            label={t('account.reset.continue')}
            isBusy={isBusy}
            onConfirm={() => send({ type: 'link.confirmed' })}
          />
        }
      />
      {step === 'password' && (
        <PasswordStep
          {...trouble}
          faults={faults}
          email={email}
          isBusy={isBusy}
          onSubmit={(password, found) => send({ type: 'password.submitted', password, faults: found })}
          onCorrected={() => send({ type: 'field.corrected', field: 'Password' })}
        />
      )}
      {step === 'done' && <Finished text={t('account.reset.done.text')} lang={lang} />}
    </div>
  );
}
