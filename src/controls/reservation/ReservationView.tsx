import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { newKey } from '#src/api/newKey.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Chip } from '#src/components/Chip.tsx';
import { dataState } from '#src/components/dataState.ts';
import { Icon } from '#src/components/Icon.tsx';
import { pictures, type ReservationState } from './pictures.ts';
import { ReservationPopup } from './ReservationPopup.tsx';
import styles from './ReservationView.module.css';
import type { ReservationSnapshot } from './useReservation.ts';

interface ReservationViewProps {
  snapshot: ReservationSnapshot;
  send: (event: ReservationEvent) => void;
  title: string;
  /** The date and time as the row writes them. */
  when: string;
  loginHref: string;
}

/** Where nothing is reserved any more, or nobody knows yet. */
const silent: ReadonlySet<ReservationState> = new Set(['past', 'calledOff', 'loading']);

/** The control as its state says; what cannot be pressed keeps the focus, and says why. */
export function ReservationView({ snapshot, send, title, when, loginHref }: ReservationViewProps) {
  const { t } = useTranslation();
  const state = snapshot.value;
  const { label, press } = pictures[state];
  const isReserved = snapshot.context.facts.isReserved && !silent.has(state);
  const act = ({ detail }: MouseEvent) => {
    // The second click of a double click belongs to the first.
    if (detail > 1 || press === null) return;
    send(press === 'reserve.pressed' ? { type: press, key: newKey() } : { type: press });
  };
  const words = (
    <>
      {t(`reservation.${label}`)}
      <span className="visually-hidden">{t('reservation.date', { when })}</span>
    </>
  );
  return (
    <div
      className={styles['reservation']}
      data-scope="reservation"
      data-state={dataState(state)}
      hidden={state === 'unavailable'}
    >
      {isReserved && (
        <Chip tone="yellow">
          <Icon name="check" /> {t('reservation.reserved')}
        </Chip>
      )}
      {state === 'failed' && <p role="status">{t('reservation.failed')}</p>}
      {state === 'signedOut' ? (
        <LinkButton href={loginHref}>{words}</LinkButton>
      ) : (
        <Button
          {...(press === 'reserve.pressed' && { look: 'dark' })}
          aria-disabled={press === null}
          aria-busy={snapshot.hasTag('working') || state === 'loading'}
          onClick={act}
        >
          {words}
        </Button>
      )}
      <ReservationPopup snapshot={snapshot} show={t('reservation.show', { title, when })} send={send} />
    </div>
  );
}
