import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { createDeviceSessionsClient, deviceSessionsQuery } from '#src/api/member/deviceSessions.ts';
import { Button } from '#src/components/Button.tsx';
import { dataState } from '#src/components/dataState.ts';
import { Notice } from '#src/components/Notice.tsx';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import styles from './Account.module.css';
import type { AccountProps } from './accountProps.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { provideDeviceSessions } from './deviceSessions.actor.ts';

const whole = (state: SnapshotFrom<typeof deviceSessionsMachine>) => state;

/** The sessions of the member, each with its device; any but this one can be ended here (044). */
export function DevicesSection({ request }: AccountProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sessions = useMemo(() => createDeviceSessionsClient(request), [request]);
  const machine = useMemo(() => provideDeviceSessions({ sessions, queryClient }), [sessions, queryClient]);
  const actor = useActorRef(machine);
  const state = useSelector(actor, whole);
  return (
    <Loaded failed={t('profile.devices.failed')} reading={useQuery(deviceSessionsQuery(sessions))}>
      {(items) => <DevicesPicture {...{ items, state }} send={actor.send} />}
    </Loaded>
  );
}

interface PictureProps {
  items: readonly DeviceSession[];
  state: SnapshotFrom<typeof deviceSessionsMachine>;
  send: ActorRefFrom<typeof deviceSessionsMachine>['send'];
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The look of each state of the machine; this device first. */
export function DevicesPicture({ items, state, send }: PictureProps) {
  const { t } = useTranslation();
  const isBusy = state.matches('ending');
  const others = items.filter(({ isCurrent }) => !isCurrent);
  return (
    <div className={styles['card']} data-scope="deviceSessions" data-state={dataState(state.value)}>
      <p>{others.length === 0 ? t('profile.devices.alone') : t('profile.devices.intro')}</p>
      {state.matches('ended') && (
        // The focused element is gone with its session.
        <p className={styles['done']} role="status" tabIndex={-1} ref={takeFocus}>
          {t('profile.devices.ended')}
        </p>
      )}
      {state.matches('failed') && (
        <Notice
          role="alert"
          action={<Button onClick={() => send({ type: 'retried' })}>{t('profile.devices.retry')}</Button>}
        >
          {t('profile.devices.endFailed')}
        </Notice>
      )}
      <ul className={styles['devices']}>
        {[...items.filter(({ isCurrent }) => isCurrent), ...others].map((item) => (
          <DeviceItem
            key={item.id}
            item={item}
            isBusy={isBusy}
            onEnd={() => send({ type: 'end.pressed', id: item.id })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button aria-disabled={isBusy} onClick={() => send({ type: 'others.pressed' })}>
          {t('profile.devices.others')}
        </Button>
      )}
    </div>
  );
}
