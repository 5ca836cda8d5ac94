import type { accountDeletionMachine } from '#machines/accountDeletion/accountDeletion.machine.ts';
import { filled } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup, popupOrRoot } from '../perception/popup.ts';

/** The server's requested wait, in minutes. */
export const retryAfter = 2;

interface DeletionValues {
  /** By the mouse, on the button; else with Enter, in the field. */
  readonly isClicked: boolean;
}
type DeletionTold = Told<DeletionValues>;
type Confirm = 'confirm' | 'retry';

const problemIn = ({ text: { profile }, facts }: DeletionTold): string[] => {
  const { problem } = profile.ownData.delete;
  switch (facts['problem']) {
    case 'missing':
      return [problem.missing];
    case 'wrong-password':
      return [problem.wrong];
    case 'too-many':
      return [filled(problem.tooManyWait, { minutes: retryAfter })];
    default:
      return [];
  }
};

/** The dialog over the page. Once begun, a deletion cannot be dismissed. */
const dialog = ({ text, facts }: DeletionTold, confirm: Confirm, isBusy: boolean): Perceived => {
  const { delete: words } = text.profile.ownData;
  const held = isBusy ? (['disabled'] as const) : [];
  const { problem } = facts;
  const isFaulty = problem === 'missing' || problem === 'wrong-password';
  return {
    controls: popup(
      text,
      words.question,
      [
        control('textbox', text.login.password, ...(isFaulty ? ['invalid' as const] : [])),
        control('button', text.login.showPassword),
        control('button', words.keep, ...held),
        control('button', words[confirm], ...held),
      ],
      isBusy,
    ),
  };
};

/** The pressed control keeps the focus. */
const pressed = ({ text, values: { isClicked } }: DeletionTold, confirm: Confirm): string =>
  isClicked ? text.profile.ownData.delete[confirm] : text.login.password;

/** The end of an account: what goes, and the password. */
export const accountDeletionPerception: Perception<typeof accountDeletionMachine, DeletionValues> = {
  states: {
    closed: ({ text }) => ({ controls: [control('button', text.profile.ownData.delete.open)] }),
    asking: (told) => ({
      ...dialog(told, 'confirm', false),
      alerts: problemIn(told),
      focus: told.facts['problem'] === 'too-many' ? pressed(told, 'confirm') : told.text.login.password,
    }),
    deleting: (told) => ({
      ...dialog(told, 'confirm', true),
      statuses: [told.text.profile.ownData.delete.busy],
      focus: pressed(told, 'confirm'),
    }),
    failed: (told) => ({
      ...dialog(told, 'retry', false),
      alerts: [told.text.profile.ownData.delete.problem.failed],
      focus: pressed(told, 'retry'),
    }),
    deleted: (told) => ({
      ...dialog(told, 'confirm', true),
      statuses: [told.text.profile.ownData.delete.done],
    }),
  },
  part: popupOrRoot,
};
