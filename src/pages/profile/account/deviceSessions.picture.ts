import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { deviceSessionsMachine } from '#machines/deviceSessions/deviceSessions.machine.ts';

type DevicesState = StateValueFrom<typeof deviceSessionsMachine>;

interface Row {
  isBusy: boolean;
  /** Of the last press. */
  outcome: 'ended' | 'failed' | null;
}

const idle: Row = { isBusy: false, outcome: null };

/** How each state of the `deviceSessions` machine looks. */
const rows: Readonly<Record<DevicesState, Row>> = {
  idle,
  ending: { ...idle, isBusy: true },
  ended: { ...idle, outcome: 'ended' },
  failed: { ...idle, outcome: 'failed' },
};

export interface DevicesPicture extends Row {
  /** As the DOM shows it (`data-state`). */
  state: DevicesState;
}

/** The `deviceSessions` machine as it is seen. */
export const devicesPicture = ({
  value: state,
}: SnapshotFrom<typeof deviceSessionsMachine>): DevicesPicture => ({ ...rows[state], state });
