import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { registrationMachine, RegistrationStart } from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/account.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import { useInBrowser } from '#src/components/useInBrowser.ts';
import forms from '#src/components/Form.module.css';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { LinkStep } from './LinkStep.tsx';
import { useMailedLink } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { provideRegistration } from './registration.actor.ts';
import { createDraft, noDraft, type Draft } from './registration.draft.ts';
import { pictureOf } from './registration.picture.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const storage = createSafeStorage(() => sessionStorage);
const drafts = createDraft(storage);
const requests = createMailedRequests(storage, requestKeys.registration);

interface RegistrationProps {
  client: AccountClient;
  lang: Language;
  /** Where it is posted to; '' is nowhere (PRO-11). */
  path: string;
  /** Where it begins: at the form, or with the address of who has registered before. */
  at: 'register' | 'activate';
}

const startOf = (at: RegistrationProps['at'], path: string): RegistrationStart => {
  if (at === 'activate') return { begins: 'activation' };
  return { begins: path === '' ? 'closed' : 'form' };
};

/** PRO-08, PRO-10, PRO-11: registering and activating. */
export function Registration({ at, path, ...access }: RegistrationProps) {
  const link = useMailedLink();
  // What the tab knows is not in the server's HTML.
  const isLive = useInBrowser();
  const start = useMemo((): RegistrationStart => {
    if (link) return { begins: 'link', link };
    const request = isLive ? requests.read() : null;
    return request ? { begins: 'code', request } : startOf(at, path);
  }, [link, isLive, at, path]);
  const draft = useMemo(() => (isLive ? drafts.read() : noDraft), [isLive]);
  // Without either nothing that was typed meanwhile is drawn anew.
  const key = `${at} ${start.begins} ${draft === noDraft ? '' : 'draft'}`;
  return <RunningRegistration key={key} {...access} {...{ path, start, draft, isLive }} />;
}

interface RunningProps extends Omit<RegistrationProps, 'at'> {
  start: RegistrationStart;
  draft: Draft;
  isLive: boolean;
}

const whole = (state: SnapshotFrom<typeof registrationMachine>) => state;

function RunningRegistration({ client, lang, path, start, ...rest }: RunningProps) {
  const machine = useMemo(
    () => provideRegistration({ client, path, lang, draft: drafts, requests }),
    [client, path, lang],
  );
  const actor = useActorRef(machine, { input: start });
  return (
    <RegistrationPicture
      {...rest}
      {...{ client, lang }}
      state={useSelector(actor, whole)}
      send={actor.send}
    />
  );
}

interface PictureProps extends Pick<RunningProps, 'client' | 'lang' | 'draft' | 'isLive'> {
  state: SnapshotFrom<typeof registrationMachine>;
  send: ActorRefFrom<typeof registrationMachine>['send'];
}

/** What each state of the machine looks like. */
export function RegistrationPicture({ state, send, client, lang, draft, isLive }: PictureProps) {
  const { t } = useTranslation();
  const { faults, problem, retryAfter, request } = state.context;
  const trouble = { problem, retryAfter };
  const { name, isBusy } = pictureOf(state);
  return (
    <div data-scope="registration" data-state={dataState(state.value)}>
      {name === 'closed' && (
        <div className={forms['form']}>
          <h2>{t('account.closed.title')}</h2>
          <p>{t('account.closed.text')}</p>
          <Button look="primary" onClick={() => send({ type: 'another.pressed' })}>
            {t('account.title.activate')}
          </Button>
        </div>
      )}
      {name === 'form' && (
        <RegistrationForm
          {...trouble}
          {...{ client, lang, faults, isBusy, isLive, draft, drafts }}
          onSubmit={(form, found) => send({ type: 'form.submitted', form, faults: found })}
        />
      )}
      {name === 'code' && (
        <CodeStep
          {...trouble}
          email={request.email}
          submitLabel={t('account.activate.submit')}
          isBusy={isBusy}
          onSubmit={(code) => send({ type: 'code.submitted', code })}
          onAnother={() => send({ type: 'another.pressed' })}
        />
      )}
      {name === 'link' && (
        <LinkStep
          {...trouble}
          email={request.email}
          label={t('account.activate.submit')}
          isBusy={isBusy}
          onConfirm={() => send({ type: 'link.confirmed' })}
        />
      )}
      {name === 'address' && (
        <AddressStep
          {...trouble}
          faults={faults}
          email={request.email}
          intro={t('account.activate.ask')}
          isBusy={isBusy}
          onSubmit={(email, found) => send({ type: 'address.submitted', email, faults: found })}
        />
      )}
      {name === 'activated' && (
        <div className={forms['form']} role="status">
          <h2>{t('account.activated.title')}</h2>
          <p>{t('account.activated.text')}</p>
          <LinkButton look="primary" href={`/${lang}/login`}>
            {t('account.logIn')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
