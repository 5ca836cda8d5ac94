import type { MailOutput, ValidateOutput } from '#machines/mailedCode/mailedCode.parts.ts';
import { refuse } from '../browser/faults.ts';
import { openTab } from '../browser/openTab.ts';
import type { Visit } from '../counterpart.ts';
import {
  authorized,
  callOf,
  fails,
  fragment,
  kept,
  mailed,
  refusedAs,
  tooMany,
  type AccountScene,
} from './account.scene.ts';

/** Opens a page of its flow as the path begins; `open` opens it where no code is on its way yet. */
export const openMailedCode = (
  visit: Visit,
  { address, key, open }: { address: string; key: string; open: () => Promise<void> },
): Promise<void> => {
  switch (visit.path.start.says) {
    case 'the page is loaded anew while the code is on its way':
      return openTab(visit, address, { session: { [key]: kept } });
    case 'the link of the mail is opened':
      return openTab(visit, `${address}#${fragment}`);
    default:
      return open();
  }
};

/** The server's answers to a request for a code. @param reason why it refuses one */
export const mailPort = (reason: 'invalid' | 'weak-password') => ({
  done: (scene: AccountScene, { outcome }: MailOutput) => {
    const call = callOf(scene);
    if (outcome === 'mailed') return mailed(call);
    return outcome === 'too-many' ? tooMany(call) : refuse(call, 400, reason);
  },
  failed: fails,
});

export const validatePort = {
  done: (scene: AccountScene, { outcome }: ValidateOutput) =>
    outcome === 'authorized' ? authorized(callOf(scene)) : refusedAs(callOf(scene), outcome),
  failed: fails,
};
