import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import type { PanelProps } from './panels/OpenPanel.tsx';
import { panelCode } from './panelCode.ts';
import { calendarPanelPicture, type OpenPanelName } from './calendarPanel.picture.ts';
import { panelContext } from './useCalendarPanel.ts';
import styles from './CalendarScreen.module.css';

/** The open panel, if any (CAL-47). */
export function Panels(props: PanelProps) {
  const { state, panel } = useSelector(props.actor, calendarPanelPicture, shallowEqual);
  return (
    <div data-scope="calendarPanel" data-state={state} hidden={panel === null}>
      {panel && <Fetched {...props} open={panel} />}
    </div>
  );
}

/** The panel once its code has come, or its state: another press, or its button, tries again (LDR-11). */
function Fetched({ open, ...props }: PanelProps & { open: OpenPanelName }) {
  const { t } = useTranslation();
  const context = useSelector(props.actor, panelContext);
  const { data, isError, refetch } = useQuery(panelCode);
  if (data) return <data.OpenPanel {...props} open={open} context={context} />;
  return (
    <div className={styles['waiting']}>
      {isError ? (
        <Notice
          role="alert"
          action={<Button onClick={() => void refetch()}>{t('calendar.failure.retry')}</Button>}
        >
          {t('calendar.failure.panel')}
        </Notice>
      ) : (
        <output>{t('calendar.loading')}</output>
      )}
    </div>
  );
}
