import type { ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate';
import type { profileFormMachine } from '#machines/profileForm/profileForm.machine.ts';

type DetailsState = StateValueFrom<typeof profileFormMachine>;

interface Row {
  shows: 'list' | 'form' | 'conflict';
  isBusy: boolean;
  isSaved: boolean;
  hasFailed: boolean;
}

const list: Row = { shows: 'list', isBusy: false, isSaved: false, hasFailed: false };
const form: Row = { ...list, shows: 'form' };

/** How each state of the `profileForm` machine looks. */
const rows: Readonly<Record<DetailsState, Row>> = {
  viewing: list,
  editing: form,
  // Never seen: the machine does not rest there.
  submitted: form,
  saving: { ...form, isBusy: true },
  refused: form,
  failed: { ...form, hasFailed: true },
  conflict: { ...list, shows: 'conflict' },
  saved: { ...list, isSaved: true },
};

export interface DetailsPicture
  extends Row, Pick<ContextFrom<typeof profileFormMachine>, 'changes' | 'faults' | 'problem' | 'retryAfter'> {
  /** As the DOM shows it (`data-state`). */
  state: DetailsState;
}

/** The `profileForm` machine as it is seen. */
export const detailsPicture = ({
  value: state,
  context: { changes, faults, problem, retryAfter },
}: SnapshotFrom<typeof profileFormMachine>): DetailsPicture => ({
  ...rows[state],
  state,
  changes,
  faults,
  problem,
  retryAfter,
});
