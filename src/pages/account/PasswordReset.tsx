import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { passwordResetMachine, ResetStart } from '#machines/passwordReset/passwordReset.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { dataState } from '#src/components/dataState.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { AddressStep } from './AddressStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { Finished, MailedCode } from './MailedCode.tsx';
import { useMailedStart } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { providePasswordReset } from './passwordReset.actor.ts';
import { pictureOf } from './passwordReset.picture.ts';
import { PasswordStep } from './PasswordStep.tsx';

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

const whole = (state: SnapshotFrom<typeof passwordResetMachine>) => state;

function RunningReset({ client, lang, start }: PasswordResetProps & { start: ResetStart }) {
  const machine = useMemo(() => providePasswordReset({ client, requests }), [client]);
  const actor = useActorRef(machine, { input: start });
  return <ResetPicture lang={lang} state={useSelector(actor, whole)} send={actor.send} />;
}

interface PictureProps {
  lang: Language;
  state: SnapshotFrom<typeof passwordResetMachine>;
  send: ActorRefFrom<typeof passwordResetMachine>['send'];
}

/** The look of each state of the machine. */
export function ResetPicture({ lang, state, send }: PictureProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { faults, problem, retryAfter, request } = context;
  const trouble = { problem, retryAfter };
  const picture = pictureOf(state);
  const { name, isBusy } = picture;
  return (
    <div data-scope="passwordReset" data-state={dataState(state.value)}>
      {name === 'address' && (
        <AddressStep
          {...trouble}
          faults={faults}
          email={request.email}
          intro={t('account.reset.ask')}
          isBusy={isBusy}
          onSubmit={(email, found) => send({ type: 'address.submitted', email, faults: found })}
        />
      )}
      <MailedCode
        {...{ picture, context, send }}
        submitLabel={t('account.reset.continue')}
        anotherLabel={t('account.code.another')}
        link={
          <LinkStep
            {...trouble}
            email={request.email}
            label={t('account.reset.continue')}
            isBusy={isBusy}
            onConfirm={() => send({ type: 'link.confirmed' })}
          />
        }
      />
      {name === 'password' && (
        <PasswordStep
          {...trouble}
          faults={faults}
          email={request.email}
          isBusy={isBusy}
          onSubmit={(password, found) => send({ type: 'password.submitted', password, faults: found })}
        />
      )}
      {name === 'done' && (
        <Finished title={t('account.reset.done.title')} text={t('account.reset.done.text')} lang={lang} />
      )}
    </div>
  );
}
