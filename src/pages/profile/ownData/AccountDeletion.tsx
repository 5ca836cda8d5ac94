import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from '#machines/accountDeletion/accountDeletion.machine.ts';
import { createOwnDataClient } from '#src/api/member/ownData.ts';
import { Button } from '#src/components/Button.tsx';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import { provideAccountDeletion } from './accountDeletion.actor.ts';
import { DeletionPopup } from './DeletionPopup.tsx';
import { useLosses } from './useLosses.ts';

const whole = (state: SnapshotFrom<typeof accountDeletionMachine>) => state;

/** The end of an account: a press, then a dialog that lists the data to delete and asks for the password. */
export function AccountDeletion({ client, request, clock, onDeleted }: AccountProps) {
  const { t } = useTranslation();
  const machine = useMemo(() => provideAccountDeletion(createOwnDataClient(request)), [request]);
  const actor = useActorRef(machine);
  const state = useSelector(actor, whole);
  const goes = useLosses(client, clock);
  useEffect(() => {
    const deleted = actor.on('deleted', onDeleted);
    return () => deleted.unsubscribe();
  }, [actor, onDeleted]);
  return (
    <div className={account['card']} data-scope="accountDeletion" data-state={state.value}>
      <h3>{t('profile.ownData.delete.title')}</h3>
      <p>{t('profile.ownData.delete.text')}</p>
      <Button onClick={() => actor.send({ type: 'opened' })}>{t('profile.ownData.delete.open')}</Button>
      {state.value !== 'closed' && (
        <DeletionPopup {...{ actor, goes }} state={state.value} {...state.context} />
      )}
    </div>
  );
}
