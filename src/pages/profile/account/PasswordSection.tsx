import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { createDetailsClient, detailsQuery } from '#src/api/member/details.ts';
import { Button } from '#src/components/Button.tsx';
import styles from './Account.module.css';
import type { AccountProps } from './accountProps.ts';
import { providePasswordChange } from './passwordChange.actor.ts';
import { passwordPicture, type PasswordPicture } from './passwordChange.picture.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** PRO-04, PRO-12: a new password for the old one. */
export function PasswordSection({ request }: AccountProps) {
  const queryClient = useQueryClient();
  const details = useMemo(() => createDetailsClient(request), [request]);
  const machine = useMemo(() => providePasswordChange({ details, queryClient }), [details, queryClient]);
  const actor = useActorRef(machine);
  const { data } = useQuery(detailsQuery(details));
  const email = data?.fields['email'];
  return (
    <PasswordView
      username={typeof email === 'string' ? email : ''}
      picture={useSelector(actor, passwordPicture, shallowEqual)}
      send={actor.send}
    />
  );
}

interface ViewProps {
  username: string;
  picture: PasswordPicture;
  send: ActorRefFrom<typeof passwordChangeMachine>['send'];
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

export function PasswordView({ username, picture, send }: ViewProps) {
  const { t } = useTranslation();
  const [isAgain, setAgain] = useState(false);
  const { state, shows, ...form } = picture;
  const openAgain = () => {
    setAgain(true);
    send({ type: 'again.pressed' });
  };
  return (
    <div className={styles['card']} data-scope="passwordChange" data-state={state}>
      {shows === 'done' ? (
        <>
          <p className={styles['done']} role="status" tabIndex={-1} ref={takeFocus}>
            {t('profile.password.changed')}
          </p>
          <Button onClick={openAgain}>{t('profile.password.again')}</Button>
        </>
      ) : (
        <PasswordForm
          {...form}
          username={username}
          isAgain={isAgain}
          onSubmit={(passwords, found) => send({ type: 'passwords.submitted', passwords, faults: found })}
        />
      )}
    </div>
  );
}
