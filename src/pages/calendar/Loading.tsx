import { useTranslation } from 'react-i18next';
import { Skeleton } from '#src/components/Skeleton.tsx';

const tilesOfTwoDays = 6;

/** A placeholder of the coming view, once the wait is noticeable. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <output className="visually-hidden">{t('calendar.loading')}</output>
      <Skeleton count={tilesOfTwoDays} />
    </>
  );
}
