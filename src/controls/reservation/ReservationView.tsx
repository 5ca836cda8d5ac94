import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { newKey } from '#src/api/member/newKey.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Chip } from '#src/components/Chip.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { reservingIn, type RenderWays } from './waysToSeat.ts';
import type { ReservationPicture } from './reservation.picture.ts';
import { ReservedTicket } from './ReservedTicket.tsx';
import { ReservationPopup } from './ReservationPopup.tsx';
import styles from './ReservationView.module.css';

interface ReservationViewProps {
  picture: ReservationPicture;
  send: (event: ReservationEvent) => void;
  title: string;
  /** The date and time in the row's form. */
  when: string;
  loginHref: string;
  /** In a row, the other ways to a seat around it; null if there are none. */
  renderWays?: RenderWays | null;
  /** The member session is opening: unknown facts will come. */
  isExpected?: boolean;
}

/** The control of a state; a disabled one keeps the focus, and says why. */
export function ReservationView(props: ReservationViewProps) {
  const { picture, send, title, when, loginHref, renderWays = null, isExpected = false } = props;
  const { t } = useTranslation();
  const { state, label, press, isBusy, place, isReserved, reservationId } = picture;
  const reserving = reservingIn(picture, isExpected);
  const isTicket = isReserved && renderWays !== null && reservationId !== null;
  /** A row has only one large button. */
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
      data-state={state}
      hidden={place === 'nowhere'}
    >
      {isTicket && <ReservedTicket reservationId={reservationId} when={when} />}
      {isReserved && !isTicket && (
        <Chip tone="yellow">
          <Icon name="check" /> {t('reservation.reserved')}
        </Chip>
      )}
      {label === 'retry' && <p role="status">{t('reservation.failed')}</p>}
      {label === 'login' ? (
        <LinkButton {...look} href={loginHref}>
          {words}
        </LinkButton>
      ) : (
        <Button
          {...look}
          {...(press === 'reserve.pressed' && { look: 'dark' })}
          aria-disabled={press === null}
          aria-busy={isBusy}
          onClick={act}
        >
          {words}
        </Button>
      )}
      <ReservationPopup picture={picture} show={t('reservation.show', { title, when })} send={send} />
    </div>
  );
  return renderWays?.(reserving, control) ?? control;
}
