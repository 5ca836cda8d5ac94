import { useTranslation } from 'react-i18next';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import { Button } from '#src/components/Button.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';

interface DeviceItemProps {
  item: DeviceSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** An instant on the clocks of the reader's device. */
const useWhen = () => {
  const format = useFormat();
  return (instant: string): { date: string; time: string } => {
    const at = format.local(instant, Intl.DateTimeFormat().resolvedOptions().timeZone);
    return { date: format.mediumDate(at?.date ?? ''), time: format.time(at?.time ?? '') };
  };
};

/** One session: its device, its begin, and a button that ends it. */
export function DeviceItem({ item, isBusy, onEnd }: DeviceItemProps) {
  const { t } = useTranslation();
  const when = useWhen();
  const { browser, system, begun, lastUsed, isCurrent } = item;
  const device =
    browser !== null && system !== null
      ? t('profile.devices.on', { browser, system })
      : (browser ?? system ?? t('profile.devices.unknown'));
  return (
    <li data-current={isCurrent || undefined}>
      <div>
        <strong>{device}</strong>
        {isCurrent && <span>{t('profile.devices.current')}</span>}
        <span>
          <time dateTime={begun}>{t('profile.devices.begun', when(begun))}</time>
        </span>
        {!isCurrent && (
          <span>
            <time dateTime={lastUsed}>{t('profile.devices.lastUsed', when(lastUsed))}</time>
          </span>
        )}
      </div>
      {!isCurrent && (
        <Button
          aria-disabled={isBusy}
          aria-label={t('profile.devices.endOf', { device, ...when(begun) })}
          onClick={onEnd}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </li>
  );
}
