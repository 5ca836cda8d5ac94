import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { DeviceSession } from '#contract/wire/member/deviceSession.ts';
import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';
import { createDeviceSessionsClient, deviceSessionsQuery } from '#src/api/member/deviceSessions.ts';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { Loaded } from '#src/controls/memberLists/Loaded.tsx';
import styles from './Account.module.css';
import type { AccountProps } from './accountProps.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { devicesPicture, type DevicesPicture } from './deviceSessions.picture.ts';
import { provideDeviceSessions } from './deviceSessions.actor.ts';

/** The sessions of the member, each with its device; any but this one can be ended from here (044). */
export function DevicesSection({ request }: AccountProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sessions = useMemo(() => createDeviceSessionsClient(request), [request]);
  const machine = useMemo(() => provideDeviceSessions({ sessions, queryClient }), [sessions, queryClient]);
  const actor = useActorRef(machine);
  const picture = useSelector(actor, devicesPicture, shallowEqual);
  return (
    <Loaded failed={t('profile.devices.failed')} reading={useQuery(deviceSessionsQuery(sessions))}>
      {(items) => <DevicesView {...{ items, picture }} send={actor.send} />}
    </Loaded>
  );
}

interface ViewProps {
  items: readonly DeviceSession[];
  picture: DevicesPicture;
  send: ActorRefFrom<typeof deviceSessionsMachine>['send'];
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** This device first. */
export function DevicesView({ items, picture, send }: ViewProps) {
  const { t } = useTranslation();
  const { state, isBusy, outcome } = picture;
  const others = items.filter(({ isCurrent }) => !isCurrent);
  const all = useRef<HTMLButtonElement>(null);
  const retry = () => {
    // The pressed button goes with its notice.
    all.current?.focus();
    send({ type: 'retry.pressed' });
  };
  return (
    <div className={styles['card']} data-scope="deviceSessions" data-state={state}>
      <p>{others.length === 0 ? t('profile.devices.alone') : t('profile.devices.intro')}</p>
      {outcome === 'ended' && (
        // The focused button went with its session.
        <p className={styles['done']} role="status" tabIndex={-1} ref={takeFocus}>
          {t('profile.devices.ended')}
        </p>
      )}
      {outcome === 'failed' && (
        <Notice role="alert" action={<Button onClick={retry}>{t('profile.devices.retry')}</Button>}>
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
        <Button ref={all} aria-disabled={isBusy} onClick={() => send({ type: 'others.pressed' })}>
          {t('profile.devices.others')}
        </Button>
      )}
    </div>
  );
}
