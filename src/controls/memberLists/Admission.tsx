import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { admissionQuery } from '#src/api/member/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { type Keeping, KeepTickets } from './keptTickets/KeepTickets.tsx';
import type { MemberShow } from './memberShow.ts';
import { Retry } from './Retry.tsx';
import { TicketFace } from './TicketFace.tsx';

interface AdmissionProps {
  client: Pick<MemberClient, 'admission'>;
  reservation: Pick<BookingItem, 'uuid' | 'code'>;
  show: MemberShow | null;
  title: string;
  when: string;
  keeping: Keeping;
}

/** RES-25: the admission to a show, which fills the screen on a press. */
export function Admission({ client, reservation, show, title, when, keeping }: AdmissionProps) {
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
      {isOpen && (
        <TicketFace
          title={title}
          show={show}
          code={code}
          picture={
            <CodePicture
              picture={picture}
              alt={t('memberLists.admission.alt', { title, when })}
              canReadOut={code !== undefined}
            />
          }
          onDismiss={() => setOpen(false)}
        >
          <KeepTickets {...keeping} />
        </TicketFace>
      )}
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
      <Retry {...{ isFetching, refetch }} />
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
