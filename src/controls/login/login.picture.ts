import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginContext } from '#machines/login/login.setup.ts';
import { dataState } from '#src/components/dataState.ts';
import type { ResendProps } from './Resend.tsx';

export type LoginActor = ActorRefFrom<typeof loginMachine>;
type Snapshot = SnapshotFrom<typeof loginMachine>;
type LoginValue = Snapshot['value'];

type Row =
  | { step: 'credentials'; isBusy: boolean }
  | { step: 'code'; isBusy: boolean; resend: ResendProps['resend'] }
  | { step: 'expired' | 'dead' | 'verified' };

const credentials: Row = { step: 'credentials', isBusy: false };

/** How each state of the `login` machine looks, but for those of an attempt. */
const rows: Readonly<Record<Extract<LoginValue, string>, Row>> = {
  opening: credentials,
  idle: credentials,
  initiating: { step: 'credentials', isBusy: true },
  expired: { step: 'expired' },
  dead: { step: 'dead' },
  verified: { step: 'verified' },
};

const rowOf = (value: LoginValue): Row => {
  if (typeof value === 'string') return rows[value];
  const { code, resend } = value.attempt;
  return { step: 'code', isBusy: code === 'verifying', resend };
};

/** All that the form needs to draw itself. */
export type LoginPicture = Row &
  Omit<LoginContext, 'token' | 'codeLeft'> & {
    /** As the DOM shows it (`data-state`). */
    state: string;
  };

/** The `login` machine as it is seen. */
export const loginPicture = ({
  value,
  context: { token: _token, codeLeft: _codeLeft, ...context },
}: Snapshot): LoginPicture => ({
  ...rowOf(value),
  state: dataState(value),
  ...context,
});
