import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberClient } from '#src/api/member.ts';
import { barcodeQuery } from '#src/api/memberQueries.ts';
import { Button } from '#src/components/Button.tsx';
import { Popup } from '#src/components/Popup.tsx';
import styles from './Barcode.module.css';

interface BarcodeProps {
  client: Pick<MemberClient, 'barcode'>;
  reservationId: string;
  title: string;
  when: string;
}

/** RES-25: what lets somebody in to a show, and large on a press. */
export function Barcode({ client, reservationId, title, when }: BarcodeProps) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(barcodeQuery(client, reservationId));
  const alt = t('profile.barcode.alt', { title, when });
  if (isError)
    return (
      <div className={styles['barcode']} role="status">
        <p>{t('profile.barcode.failed')}</p>
        <Button aria-disabled={isFetching} onClick={() => void refetch()}>
          {t('profile.retry')}
        </Button>
      </div>
    );
  if (!data) return <div className={styles['barcode']} aria-busy="true" />;
  return (
    <div className={styles['barcode']}>
      <button
        type="button"
        aria-label={t('profile.barcode.enlarge', { title, when })}
        onClick={() => setLarge(true)}
      >
        <BlobImage blob={data} alt="" />
      </button>
      <Popup open={isLarge} label={t('profile.barcode.title')} onDismiss={() => setLarge(false)}>
        <div className={styles['large']}>
          <BlobImage blob={data} alt={alt} />
          <p>
            {title}, {when}
          </p>
          <p>{t('profile.barcode.hint')}</p>
        </div>
      </Popup>
    </div>
  );
}

/** A picture of the member's own: it has an address only as long as it is on the page. */
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
