import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { newKey } from '#src/api/newKey.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Chip } from '#src/components/Chip.tsx';
import { dataState } from '#src/components/dataState.ts';
import { Icon } from '#src/components/Icon.tsx';
import { reservingIn, type RenderWays } from './leading.ts';
import { pictures, type ReservationState } from './pictures.ts';
import { ReservedTicket } from './ReservedTicket.tsx';
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
  /** In a row the other ways to a seat are around it; null where there are none. */
  renderWays?: RenderWays | null;
  /** The member is on the way: what is not known yet will be. */
  isExpected?: boolean;
}

/** Where nothing is reserved any more, or nobody knows yet. */
const silent: ReadonlySet<ReservationState> = new Set(['past', 'calledOff', 'loading']);

/** The control as its state says; what cannot be pressed keeps the focus, and says why. */
export function ReservationView(props: ReservationViewProps) {
  const { snapshot, send, title, when, loginHref, renderWays = null, isExpected = false } = props;
  const { t } = useTranslation();
  const state = snapshot.value;
  const { label, press } = pictures[state];
  const isReserved = snapshot.context.facts.isReserved && !silent.has(state);
  const reserving = reservingIn(state, { isReserved, isExpected });
  const { reservationId } = snapshot.context.facts;
  const isTicket = isReserved && renderWays !== null && reservationId !== null;
  /** In a row one button alone is large. */
  const look =
    renderWays !== null && (isTicket || reserving === 'beside') ? ({ look: 'quiet' } as const) : {};
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
  const control = (
    <div
      className={styles['reservation']}
      data-in-row={renderWays !== null || undefined}
      data-scope="reservation"
      data-state={dataState(state)}
      hidden={state === 'unavailable'}
    >
      {isTicket && <ReservedTicket reservationId={reservationId} when={when} />}
      {isReserved && !isTicket && (
        <Chip tone="yellow">
          <Icon name="check" /> {t('reservation.reserved')}
        </Chip>
      )}
      {state === 'failed' && <p role="status">{t('reservation.failed')}</p>}
      {state === 'signedOut' ? (
        <LinkButton {...look} href={loginHref}>
          {words}
        </LinkButton>
      ) : (
        <Button
          {...look}
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
  return renderWays?.(reserving, control) ?? control;
}
