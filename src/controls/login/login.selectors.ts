import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';
import type { ResendProps } from './Resend.tsx';

export type LoginActor = ActorRefFrom<typeof loginMachine>;
export type LoginState = SnapshotFrom<typeof loginMachine>;

type Picture =
  | { name: 'credentials'; isBusy: boolean }
  | { name: 'code'; isBusy: boolean; resend: ResendProps['resend'] }
  | { name: 'expired' | 'dead' | 'verified' };

/** The parts to draw in a state. */
export const pictureOf = ({ value }: Pick<LoginState, 'value'>): Picture => {
  if (typeof value === 'object') {
    const { code, resend } = value.attempt;
    return { name: 'code', isBusy: code === 'verifying', resend };
  }
  switch (value) {
    case 'opening':
    case 'idle':
      return { name: 'credentials', isBusy: false };
    case 'initiating':
      return { name: 'credentials', isBusy: true };
    default:
      return { name: value };
  }
};
