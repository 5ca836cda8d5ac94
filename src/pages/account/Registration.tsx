import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { registrationMachine, RegistrationStart } from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { Button } from '#src/components/Button.tsx';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import forms from '#src/components/Form.module.css';
import { codeFacts } from '#src/controls/login/formText.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { ChosenPassword } from './ChosenPassword.tsx';
import { MailedCode, Registered } from './MailedCode.tsx';
import { isResumed, useMailedStart } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { provideRegistration, type RegistrationAccess } from './registration.actor.ts';
import { createDraft, noDraft } from './registration.draft.ts';
import { registrationPicture, type RegistrationPicture } from './registration.picture.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { StepHeading } from '#src/controls/accountForm/StepHeading.tsx';

const storage = createSafeStorage(() => sessionStorage);
const drafts = createDraft(storage);
const requests = createMailedRequests(storage, requestKeys.registration);

interface RegistrationProps {
  client: AccountClient;
  lang: Language;
  /** The path that it posts to; '' if registration is closed (PRO-11). */
  path: string;
  open: RegistrationAccess['open'];
  /** The new member is logged in (SES-04). */
  onEntered: (memberId: string) => void;
  /** Begins at the form, or at the code. */
  at: 'register' | 'activate';
}

/** PRO-08, PRO-10, PRO-11: registering and activating. */
export function Registration({ at, path, ...access }: RegistrationProps) {
  const isLive = useInBrowser();
  const mailed = useMailedStart(requests, at === 'activate' ? 'activation' : 'form');
  const start = useMemo(() => ({ ...mailed, isOpen: path !== '' }), [mailed, path]);
  const hasDraft = useMemo(() => isLive && drafts.read() !== noDraft, [isLive]);
  // Without either, nothing is redrawn over typed text.
  const key = `${at} ${start.begins} ${hasDraft ? 'draft' : ''}`;
  return <RunningRegistration key={key} {...access} {...{ path, start, isLive }} />;
}

interface RunningProps extends Omit<RegistrationProps, 'at'> {
  start: RegistrationStart;
  isLive: boolean;
}

function RunningRegistration(props: RunningProps) {
  const { client, lang, path, start, isLive, open, onEntered } = props;
  const machine = useMemo(
    () => provideRegistration({ client, path, lang, draft: drafts, requests, open }),
    [client, path, lang, open],
  );
  const actor = useActorRef(machine, { input: start });
  useEffect(() => {
    const entered = actor.on('entered', ({ memberId }) => onEntered(memberId));
    return () => entered.unsubscribe();
  }, [actor, onEntered]);
  return (
    <RegistrationView
      {...{ client, lang, isLive }}
      isResumed={isResumed(start)}
      picture={useSelector(actor, registrationPicture, shallowEqual)}
      send={actor.send}
    />
  );
}

const titles = {
  form: 'account.register.title',
  waiting: 'account.code.title',
  code: 'account.code.title',
  link: 'account.activate.title',
  password: 'account.activate.title',
  activated: 'account.activated.title',
  entered: 'account.activated.title',
  closed: 'account.closed.title',
} as const satisfies Record<RegistrationPicture['step'], string>;

interface ViewProps extends Pick<RunningProps, 'client' | 'lang' | 'isLive'> {
  isResumed: boolean;
  picture: RegistrationPicture;
  send: ActorRefFrom<typeof registrationMachine>['send'];
}

function RegistrationView({ picture, send, client, lang, isLive, isResumed }: ViewProps) {
  const { t } = useTranslation();
  const { state, step, isBusy, email, faults, problem, retryAfter } = picture;
  const trouble = { problem, retryAfter };
  const startAnew = () => send({ type: 'another.pressed' });
  const chosenPassword = (asked: 'link' | 'password') => (
    <ChosenPassword
      {...trouble}
      email={email}
      intro={t(`account.activate.${asked}`, { email })}
      isBusy={isBusy}
      onSubmit={(password) => send({ type: 'password.submitted', password })}
      onAnother={startAnew}
    />
  );
  return (
    <div className={forms['form']} data-scope="registration" data-state={state}>
      <StepHeading title={t(titles[step])} isResumed={isResumed} />
      {step === 'closed' && <p>{t('account.closed.text')}</p>}
      {step === 'waiting' && (
        <div className={forms['form']}>
          <p>{t('account.activate.waiting', codeFacts)}</p>
          <Button look="primary" onClick={startAnew} disabled={!isLive}>
            {t('account.activate.anew')}
          </Button>
        </div>
      )}
      {step === 'form' && (
        <RegistrationForm
          {...trouble}
          {...{ client, lang, faults, isBusy, isLive, drafts }}
          email={email}
          onSubmit={(form, found) => send({ type: 'form.submitted', form, faults: found })}
          onCorrected={(field) => send({ type: 'field.corrected', field })}
        />
      )}
      <MailedCode
        {...{ picture, send }}
        submitLabel={t('account.activate.submit')}
        anotherLabel={t('account.activate.anew')}
        link={chosenPassword('link')}
      />
      {step === 'password' && chosenPassword(step)}
      {(step === 'activated' || step === 'entered') && (
        <Registered isLoggedIn={step === 'entered'} lang={lang} />
      )}
    </div>
  );
}
