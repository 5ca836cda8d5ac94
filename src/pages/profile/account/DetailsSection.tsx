import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';
import {
  createDetailsClient,
  detailsQuery,
  type Details,
  type DetailsClient,
} from '#src/api/member/details.ts';
import { Button } from '#src/components/Button.tsx';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import styles from './Account.module.css';
import type { AccountProps } from './accountProps.ts';
import { DetailsConflict } from './DetailsConflict.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsList } from './DetailsList.tsx';
import { detailsPicture, type DetailsPicture } from './profileForm.picture.ts';
import { provideProfileForm } from './profileForm.actor.ts';

/** PRO-01…PRO-03: the member's details, and the form that changes some of them. */
export function DetailsSection({ request, shareProfile }: AccountProps) {
  const { t } = useTranslation();
  const details = useMemo(() => createDetailsClient(request), [request]);
  const reading = useQuery(detailsQuery(details));
  return (
    <Loaded failed={t('profile.details.failed')} reading={reading}>
      {(known) => <RunningDetails {...{ details, known, shareProfile }} />}
    </Loaded>
  );
}

interface RunningProps extends Pick<AccountProps, 'shareProfile'> {
  details: DetailsClient;
  known: Details;
}

function RunningDetails({ details, known, shareProfile }: RunningProps) {
  const queryClient = useQueryClient();
  const machine = useMemo(
    () => provideProfileForm({ details, queryClient, shareProfile }),
    [details, queryClient, shareProfile],
  );
  const actor = useActorRef(machine);
  const picture = useSelector(actor, detailsPicture, shallowEqual);
  return <DetailsView {...{ known, picture }} send={actor.send} />;
}

interface ViewProps {
  known: Details;
  picture: DetailsPicture;
  send: ActorRefFrom<typeof profileFormMachine>['send'];
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

export function DetailsView({ known, picture, send }: ViewProps) {
  const { t } = useTranslation();
  const [wasOpen, setOpen] = useState(false);
  const { state, shows, isSaved, hasFailed, changes, ...form } = picture;
  return (
    <div className={styles['card']} data-scope="profileForm" data-state={state}>
      {shows === 'list' && (
        <>
          {isSaved && (
            <p className={styles['done']} role="status" tabIndex={-1} ref={takeFocus}>
              {t('profile.details.saved')}
            </p>
          )}
          <DetailsList fields={known.fields} />
          <Button
            // The focused element is gone with the form.
            ref={wasOpen && !isSaved ? takeFocus : undefined}
            onClick={() => {
              setOpen(true);
              send({ type: 'edit.pressed', tag: known.tag });
            }}
          >
            {t('profile.details.edit')}
          </Button>
        </>
      )}
      {shows === 'conflict' && (
        <DetailsConflict
          mine={changes}
          theirs={known.fields}
          onKeep={() => send({ type: 'mine.kept' })}
          onTake={() => send({ type: 'theirs.taken' })}
        />
      )}
      {shows === 'form' && (
        <DetailsForm
          fields={known.fields}
          {...form}
          changes={changes}
          isAgain={hasFailed}
          onSubmit={(typed, found) => send({ type: 'form.submitted', changes: typed, faults: found })}
          onCancel={() => send({ type: 'cancel.pressed' })}
        />
      )}
    </div>
  );
}
