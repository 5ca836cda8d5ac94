import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { passwordChangeMachine } from '#machines/passwordChange/passwordChange.machine.ts';
import { createDetailsClient, detailsQuery } from '#src/api/member/details.ts';
import { Button } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import styles from './Account.module.css';
import type { AccountProps } from './accountProps.ts';
import { providePasswordChange } from './passwordChange.actor.ts';
import { PasswordForm } from './PasswordForm.tsx';

const whole = (state: SnapshotFrom<typeof passwordChangeMachine>) => state;

/** PRO-04, PRO-12: a new password for the old one. */
export function PasswordSection({ request }: AccountProps) {
  const queryClient = useQueryClient();
  const details = useMemo(() => createDetailsClient(request), [request]);
  const machine = useMemo(() => providePasswordChange({ details, queryClient }), [details, queryClient]);
  const actor = useActorRef(machine);
  const { data } = useQuery(detailsQuery(details));
  const email = data?.fields['email'];
  return (
    <PasswordPicture
      username={typeof email === 'string' ? email : ''}
      state={useSelector(actor, whole)}
      send={actor.send}
    />
  );
}

interface PictureProps {
  username: string;
  state: SnapshotFrom<typeof passwordChangeMachine>;
  send: ActorRefFrom<typeof passwordChangeMachine>['send'];
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The look of each state of the machine. */
export function PasswordPicture({ username, state, send }: PictureProps) {
  const { t } = useTranslation();
  const { faults, problem, retryAfter } = state.context;
  return (
    <div className={styles['card']} data-scope="passwordChange" data-state={dataState(state.value)}>
      {state.matches('changed') ? (
        <>
          <p className={styles['done']} role="status" tabIndex={-1} ref={takeFocus}>
            {t('profile.password.changed')}
          </p>
          <Button onClick={() => send({ type: 'again.pressed' })}>{t('profile.password.again')}</Button>
        </>
      ) : (
        <PasswordForm
          {...{ username, faults, problem, retryAfter }}
          isBusy={state.matches('saving')}
          onSubmit={(passwords, found) => send({ type: 'passwords.submitted', passwords, faults: found })}
        />
      )}
    </div>
  );
}
