import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';

interface LoadFailureProps {
  /** What was asked for, in words. */
  wanted: string;
  /** What is still on the page, in words; null where that is nothing. */
  shown: string | null;
  onRetry: () => void;
}

/** A month that did not come: what is shown stays, and says so (CAL-56). */
export function LoadFailure({ wanted, shown, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Notice role="alert" action={<Button onClick={onRetry}>{t('calendar.failure.retry')}</Button>}>
      {shown === null || shown === wanted
        ? t('calendar.failure.nothing', { wanted })
        : t('calendar.failure.kept', { wanted, shown })}
    </Notice>
  );
}
