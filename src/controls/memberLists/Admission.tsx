import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { admissionQuery } from '#src/api/member/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Popup } from '#src/components/Popup.tsx';
import { keepAwake } from './keepAwake.ts';
import type { MemberShow } from './memberShow.ts';
import styles from './Admission.module.css';

interface AdmissionProps {
  client: Pick<MemberClient, 'admission'>;
  reservation: Pick<BookingItem, 'uuid' | 'code'>;
  show: MemberShow | null;
  title: string;
  when: string;
}

/** Letters read out in one breath. */
const group = /.{1,4}/g;

/** RES-25: the admission to a show, which fills the screen on a press. */
export function Admission({ client, reservation, show, title, when }: AdmissionProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Fetched with the list, not at the press: at the door there may be no network.
  const picture = useQuery(admissionQuery(client, reservation.uuid));
  const { code } = reservation;
  return (
    <>
      <Button
        look="primary"
        aria-label={t('memberLists.admission.showOf', { title, when })}
        onClick={() => setOpen(true)}
      >
        <Icon name="ticket" /> {t('memberLists.admission.show')}
      </Button>
      <Popup open={isOpen} placement="white" label={title} onDismiss={() => setOpen(false)}>
        <div className={styles['admission']} ref={keepAwake}>
          {show && (
            <p className={styles['facts']}>
              <time dateTime={show.start}>
                <b>{show.time}</b> <span>{show.date}</span>
              </time>
              <span>{show.place}</span>
            </p>
          )}
          <div className={styles['picture']}>
            <CodePicture
              picture={picture}
              alt={t('memberLists.admission.alt', { title, when })}
              canReadOut={code !== undefined}
            />
          </div>
          {code !== undefined && (
            <p className={styles['code']}>
              {t('memberLists.admission.code')} <b translate="no">{code.match(group)?.join(' ')}</b>
            </p>
          )}
          <p className={styles['hint']}>{t('memberLists.admission.hint')}</p>
        </div>
      </Popup>
    </>
  );
}

interface CodePictureProps {
  picture: UseQueryResult<Blob>;
  alt: string;
  /** The code is below as text. */
  canReadOut: boolean;
}

function CodePicture({ picture: { data, isError, isFetching, refetch }, alt, canReadOut }: CodePictureProps) {
  const { t } = useTranslation();
  if (data) return <BlobImage blob={data} alt={alt} />;
  if (!isError) return <p role="status">{t('memberLists.loading')}</p>;
  return (
    <>
      <p role="status">
        {t('memberLists.admission.failed')} {canReadOut && t('memberLists.admission.readOut')}
      </p>
      <Button aria-disabled={isFetching} onClick={() => void refetch()}>
        {t('memberLists.retry')}
      </Button>
    </>
  );
}

/** The member's own picture: it has an address only while it is on the page. */
function BlobImage({ blob, alt }: { blob: Blob; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return <img ref={show} alt={alt} />;
}
