import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { createOwnDataClient, newsletterQuery } from '#src/api/member/ownData.ts';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import forms from '#src/components/Form.module.css';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import styles from '#src/components/Switch.module.css';
import { provideNewsletterSwitch } from './newsletterSwitch.actor.ts';
import { switchPictures, type SwitchState } from './newsletterSwitch.picture.ts';

type Snapshot = SnapshotFrom<ReturnType<typeof provideNewsletterSwitch>>;
const stateOf = ({ value }: Snapshot) => value;
const wantedOf = ({ context }: Snapshot) => context.subscribed;

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
  const state = useSelector(actor, stateOf);
  const wanted = useSelector(actor, wantedOf);
  return (
    <Loaded failed={t('profile.newsletter.failed')} reading={useQuery(newsletterQuery(client))}>
      {(isSubscribed) => (
        <Switch
          state={state}
          isOn={switchPictures[state].isBusy ? wanted : isSubscribed}
          onSwitch={(subscribed) => actor.send({ type: 'newsletter.switched', subscribed })}
        />
      )}
    </Loaded>
  );
}

interface SwitchProps {
  state: SwitchState;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

export function Switch({ state, isOn, onSwitch }: SwitchProps) {
  const { t } = useTranslation();
  const said = useId();
  const { isBusy, problem } = switchPictures[state];
  const status = isBusy ? 'saving' : isOn ? 'on' : 'off';
  return (
    <div className={account['card']} data-scope="newsletterSwitch" data-state={state}>
      <button
        type="button"
        role="switch"
        className={styles['switch']}
        aria-checked={isOn}
        aria-disabled={isBusy}
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
        {problem !== null && t(`profile.newsletter.${problem}`)}
      </p>
    </div>
  );
}
