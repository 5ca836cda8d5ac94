import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Language } from '#contract/address/language.ts';
import type { registrationMachine, RegistrationStart } from '#machines/registration/registration.machine.ts';
import type { AccountClient } from '#src/api/member/account.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import forms from '#src/components/Form.module.css';
import { codeFacts } from '#src/controls/login/formText.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { ChosenPassword } from './ChosenPassword.tsx';
import { CodeStep } from './CodeStep.tsx';
import { useMailedLink } from './mailedLink.ts';
import { createMailedRequests, requestKeys } from './mailedRequests.ts';
import { provideRegistration } from './registration.actor.ts';
import { createDraft, noDraft } from './registration.draft.ts';
import { registrationPicture, type RegistrationPicture } from './registration.picture.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const storage = createSafeStorage(() => sessionStorage);
const drafts = createDraft(storage);
const requests = createMailedRequests(storage, requestKeys.registration);

interface RegistrationProps {
  client: AccountClient;
  lang: Language;
  /** Where it is posted to; '' is nowhere (PRO-11). */
  path: string;
  /** Where it begins: at the form, or where a code is awaited. */
  at: 'register' | 'activate';
}

/** PRO-08, PRO-10, PRO-11: registering and activating. */
export function Registration({ at, path, ...access }: RegistrationProps) {
  const link = useMailedLink();
  // What the tab knows is not in the server's HTML.
  const isLive = useInBrowser();
  const start = useMemo((): RegistrationStart => {
    const isOpen = path !== '';
    if (link) return { begins: 'link', link, isOpen };
    const request = isLive ? requests.read() : null;
    if (request) return { begins: 'code', request, isOpen };
    return { begins: at === 'activate' ? 'activation' : 'form', isOpen };
  }, [link, isLive, at, path]);
  const hasDraft = useMemo(() => isLive && drafts.read() !== noDraft, [isLive]);
  // Without either nothing that was typed meanwhile is drawn anew.
  const key = `${at} ${start.begins} ${hasDraft ? 'draft' : ''}`;
  return <RunningRegistration key={key} {...access} {...{ path, start, isLive }} />;
}

interface RunningProps extends Omit<RegistrationProps, 'at'> {
  start: RegistrationStart;
  isLive: boolean;
}

function RunningRegistration({ client, lang, path, start, isLive }: RunningProps) {
  const machine = useMemo(
    () => provideRegistration({ client, path, lang, draft: drafts, requests }),
    [client, path, lang],
  );
  const actor = useActorRef(machine, { input: start });
  const picture = useSelector(actor, registrationPicture, shallowEqual);
  return <RegistrationView {...{ client, lang, isLive, picture }} send={actor.send} />;
}

interface ViewProps extends Pick<RunningProps, 'client' | 'lang' | 'isLive'> {
  picture: RegistrationPicture;
  send: ActorRefFrom<typeof registrationMachine>['send'];
}

export function RegistrationView({ picture, send, client, lang, isLive }: ViewProps) {
  const { t } = useTranslation();
  const { state, name, isBusy, email, faults, problem, retryAfter } = picture;
  const trouble = { problem, retryAfter };
  const startAnew = () => send({ type: 'another.pressed' });
  return (
    <div data-scope="registration" data-state={state}>
      {name === 'closed' && (
        <div className={forms['form']}>
          <h2>{t('account.closed.title')}</h2>
          <p>{t('account.closed.text')}</p>
        </div>
      )}
      {name === 'waiting' && (
        <div className={forms['form']}>
          <h2>{t('account.code.title')}</h2>
          <p>{t('account.activate.waiting', codeFacts)}</p>
          <Button look="primary" onClick={startAnew} disabled={!isLive}>
            {t('account.activate.anew')}
          </Button>
        </div>
      )}
      {name === 'form' && (
        <RegistrationForm
          {...trouble}
          {...{ client, lang, faults, isBusy, isLive, drafts }}
          email={email}
          onSubmit={(form, found) => send({ type: 'form.submitted', form, faults: found })}
        />
      )}
      {name === 'code' && (
        <CodeStep
          {...trouble}
          email={email}
          submitLabel={t('account.activate.submit')}
          anotherLabel={t('account.activate.anew')}
          isBusy={isBusy}
          onSubmit={(code) => send({ type: 'code.submitted', code })}
          onAnother={startAnew}
        />
      )}
      {(name === 'link' || name === 'password') && (
        <ChosenPassword
          key={name}
          {...trouble}
          email={email}
          intro={t(`account.activate.${name}`, { email })}
          isBusy={isBusy}
          onSubmit={(password) => send({ type: 'password.submitted', password })}
          onAnother={startAnew}
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
