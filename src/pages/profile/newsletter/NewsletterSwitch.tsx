import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StateValueFrom } from 'xstate';
import type { newsletterSwitchMachine } from '#machines/newsletterSwitch/newsletterSwitch.machine.ts';
import { createOwnDataClient, newsletterQuery } from '#src/api/member/ownData.ts';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import forms from '#src/components/Form.module.css';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import styles from './NewsletterSwitch.module.css';
import { provideNewsletterSwitch } from './newsletterSwitch.actor.ts';

/** LAY-33: whether the member gets the newsletter, with a switch. */
export function NewsletterSwitch({ request, lang }: AccountProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const client = useMemo(() => createOwnDataClient(request), [request]);
  const machine = useMemo(
    () => provideNewsletterSwitch({ client, queryClient, lang }),
    [client, queryClient, lang],
  );
  const actor = useActorRef(machine);
  const state = useSelector(actor, ({ value }) => value);
  const wanted = useSelector(actor, ({ context }) => context.subscribed);
  return (
    <Loaded failed={t('profile.newsletter.failed')} reading={useQuery(newsletterQuery(client))}>
      {(isSubscribed) => (
        <Switch
          state={state}
          isOn={state === 'saving' ? wanted : isSubscribed}
          onSwitch={(subscribed) => actor.send({ type: 'switched', subscribed })}
        />
      )}
    </Loaded>
  );
}

type SwitchState = StateValueFrom<typeof newsletterSwitchMachine>;

interface SwitchProps {
  state: SwitchState;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The look of each state. */
export function Switch({ state, isOn, onSwitch }: SwitchProps) {
  const { t } = useTranslation();
  const said = useId();
  const alert = {
    settled: '',
    saving: '',
    refused: t('profile.newsletter.refused'),
    failed: t('profile.newsletter.unsaved'),
  } satisfies Record<SwitchState, string>;
  const status = state === 'saving' ? 'saving' : isOn ? 'on' : 'off';
  return (
    <div className={account['card']} data-scope="newsletterSwitch" data-state={state}>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={isOn}
        aria-disabled={state === 'saving'}
        aria-describedby={said}
        onClick={() => onSwitch(!isOn)}
      >
        <span className={styles['track']} />
        {t('profile.newsletter.label')}
      </button>
      <p id={said} role="status">
        {t(`profile.newsletter.${status}`)}
      </p>
      <p role="alert" className={forms['problem']}>
        {alert[state]}
      </p>
    </div>
  );
}
