import type { SessionRef } from '#machines/session/sessionRef.ts';

/** The account is gone: the session ends as by Log out, which leaves nothing of the member on this device (PKT-03). */
export const leaveDeleted = (session: SessionRef, onLeft: () => void): void => {
  const ended = session.on('signedOut', () => {
    ended.unsubscribe();
    onLeft();
  });
  session.send({ type: 'logout.pressed' });
};
