import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { createOwnDataClient } from '#src/api/member/ownData.ts';
import { Button } from '#src/components/Button.tsx';
import type { AccountProps } from '../account/accountProps.ts';
import account from '../account/Account.module.css';
import { provideAccountDeletion } from './accountDeletion.actor.ts';
import { deletionPicture } from './accountDeletion.picture.ts';
import { DeletionPopup } from './DeletionPopup.tsx';
import { useLosses } from './useLosses.ts';

/** The end of an account: a press, then a dialog that says what goes and asks for the password. */
export function AccountDeletion({ client, request, clock, onDeleted }: AccountProps) {
  const { t } = useTranslation();
  const machine = useMemo(() => provideAccountDeletion(createOwnDataClient(request)), [request]);
  const actor = useActorRef(machine);
  const picture = useSelector(actor, deletionPicture, shallowEqual);
  const goes = useLosses(client, clock);
  useEffect(() => {
    const deleted = actor.on('deleted', onDeleted);
    return () => deleted.unsubscribe();
  }, [actor, onDeleted]);
  return (
    <div className={account['card']} data-scope="accountDeletion" data-state={picture.state}>
      <h3>{t('profile.ownData.delete.title')}</h3>
      <p>{t('profile.ownData.delete.text')}</p>
      <Button onClick={() => actor.send({ type: 'deletion.opened' })}>
        {t('profile.ownData.delete.open')}
      </Button>
      {picture.isOpen && <DeletionPopup {...{ actor, goes, picture }} />}
    </div>
  );
}
