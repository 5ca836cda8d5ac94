import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';

interface LoadFailureProps {
  /** The requested view, in words. */
  wanted: string;
  /** The shown view, in words; null without one. */
  shown: string | null;
  onRetry: () => void;
}

/** A month that failed to load: the shown one stays, with a message (CAL-56). */
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
