import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from './LoadFailure.tsx';
import type { PanelProps } from './panels/OpenPanel.tsx';
import { panelCode } from './panelCode.ts';
import { openPanel, panelContext, type OpenPanelName } from './useCalendarPanel.ts';
import styles from './CalendarScreen.module.css';

/** The one panel that is open, if any (CAL-47). */
export function Panels(props: PanelProps) {
  const open = useSelector(props.actor, openPanel);
  return (
    <div data-scope="calendarPanel" data-state={open} hidden={open === 'closed'}>
      {open !== 'closed' && <Fetched {...props} open={open} />}
    </div>
  );
}

const titles = {
  choosingMonth: 'calendar.monthSelector',
  choosingDay: 'calendar.daySelector',
  filtering: 'calendar.filter.title',
} as const satisfies Record<OpenPanelName, string>;

/** The panel once its code is there, or word of where that is: another press, or its button, asks again (LDR-11). */
function Fetched({ open, ...props }: PanelProps & { open: OpenPanelName }) {
  const { t } = useTranslation();
  const context = useSelector(props.actor, panelContext);
  const { data, isError, refetch } = useQuery(panelCode);
  if (data) return <data.OpenPanel {...props} open={open} context={context} />;
  return (
    <div className={styles['waiting']}>
      {isError ? (
        <LoadFailure wanted={t(titles[open])} shown={null} onRetry={() => void refetch()} />
      ) : (
        <output>{t('calendar.loading')}</output>
      )}
    </div>
  );
}
