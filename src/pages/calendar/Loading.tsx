import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/components/Skeleton.tsx';

const tilesOfTwoDays = 6;

/** The shape of what is on its way, once the wait can be felt. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <output className="visually-hidden">{t('calendar.loading')}</output>
      <Skeleton count={tilesOfTwoDays} />
    </>
  );
}
