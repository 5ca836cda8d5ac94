import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { minute, second } from '#contract/settings/time.ts';
import type {
  accountDeletionMachine,
  DeletionProblem,
} from '#machines/accountDeletion/accountDeletion.machine.ts';
import { Button } from '#src/components/Button.tsx';
import { useParts } from '#src/components/parts.ts';
import { Popup } from '#src/components/Popup.tsx';
import forms from '#src/components/Form.module.css';
import { PasswordField } from '#src/controls/login/PasswordField.tsx';
import type { DeletionPicture } from './accountDeletion.picture.ts';
import styles from './OwnData.module.css';
import type { Losses } from './useLosses.ts';

interface DeletionPopupProps {
  actor: ActorRefFrom<typeof accountDeletionMachine>;
  picture: DeletionPicture;
  goes: Losses;
}

/** Says what goes with the account, and asks for the password. */
export function DeletionPopup({ actor, picture, goes }: DeletionPopupProps) {
  const { status, hasFailed, problem, retryAfter } = picture;
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const said = useId();
  useEffect(() => {
    field.current?.focus();
    const refused = actor.on('refused', () => field.current?.focus());
    return () => refused.unsubscribe();
  }, [actor]);
  const isBusy = status !== null;
  const dismiss = () => actor.send({ type: 'deletion.dismissed' });
  const confirm = (event: SubmitEvent) => {
    event.preventDefault();
    actor.send({ type: 'deletion.confirmed', password: field.current?.value ?? '' });
  };
  const text = (key: 'missing' | 'wrong' | 'tooMany' | 'tooManyWait' | 'failed') =>
    t(`profile.ownData.delete.problem.${key}`, {
      minutes: Math.ceil(((retryAfter ?? 0) * second) / minute),
    });
  const problems = {
    missing: text('missing'),
    'wrong-password': text('wrong'),
    'too-many': text(retryAfter === null ? 'tooMany' : 'tooManyWait'),
  } satisfies Record<DeletionProblem, string>;
  return (
    <Popup open label={t('profile.ownData.delete.question')} onDismiss={dismiss} isHeld={isBusy}>
      <form className={styles['form']} noValidate onSubmit={confirm}>
        <LossesList {...goes} />
        <PasswordField
          field={field}
          isShown={isShown}
          onShow={setIsShown}
          describedBy={said}
          isInvalid={problem === 'missing' || problem === 'wrong-password'}
        />
        <div>
          <p id={said} role="alert" className={forms['problem']}>
            {problem !== null && problems[problem]}
            {hasFailed && text('failed')}
          </p>
          <p role="status">{status !== null && t(`profile.ownData.delete.${status}`)}</p>
        </div>
        <div className={styles['actions']}>
          <Button look="primary" aria-disabled={isBusy} onClick={dismiss}>
            {t('profile.ownData.delete.keep')}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {t(`profile.ownData.delete.${hasFailed ? 'retry' : 'confirm'}`)}
          </Button>
        </div>
      </form>
    </Popup>
  );
}

function LossesList({ reservations, credits }: Losses) {
  const { t } = useTranslation();
  const parts = useParts();
  return (
    <>
      <p>{t('profile.ownData.delete.goes')}</p>
      <ul className={styles['goes']}>
        {reservations !== null && reservations > 0 && (
          <li>{t('profile.ownData.delete.reservations', { count: reservations })}</li>
        )}
        {credits !== null && credits > 0 && (
          <li>{t('profile.ownData.delete.credits', { count: credits })}</li>
        )}
        <li>
          {t(parts.credits ? 'profile.ownData.delete.rest' : 'profile.ownData.delete.restWithoutCredits')}
        </li>
      </ul>
      <p>{t('profile.ownData.delete.forGood')}</p>
    </>
  );
}
