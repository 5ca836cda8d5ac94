import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { passwordResetMachine, ResetStart } from '#machines/passwordReset/passwordReset.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import forms from '#src/components/Form.module.css';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { useMailedLink } from './mailedLink.ts';
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
  const link = useMailedLink();
  // The server's HTML cannot know the tab's state.
  const isLive = useInBrowser();
  const start = useMemo((): ResetStart => {
    if (link) return { begins: 'link', link };
    const request = isLive ? requests.read() : null;
    return request ? { begins: 'code', request } : { begins: 'asking' };
  }, [link, isLive]);
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
  const { faults, problem, retryAfter, request } = state.context;
  const trouble = { problem, retryAfter };
  const { name, isBusy } = pictureOf(state);
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
      {name === 'code' && (
        <CodeStep
          {...trouble}
          email={request.email}
          submitLabel={t('account.reset.continue')}
          anotherLabel={t('account.code.another')}
          isBusy={isBusy}
          onSubmit={(code) => send({ type: 'code.submitted', code })}
          onAnother={() => send({ type: 'another.pressed' })}
        />
      )}
      {name === 'link' && (
        <LinkStep
          {...trouble}
          email={request.email}
          label={t('account.reset.continue')}
          isBusy={isBusy}
          onConfirm={() => send({ type: 'link.confirmed' })}
        />
      )}
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
        <div className={forms['form']} role="status">
          <h2>{t('account.reset.done.title')}</h2>
          <p>{t('account.reset.done.text')}</p>
          <LinkButton look="primary" href={`/${lang}/login`}>
            {t('account.logIn')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
