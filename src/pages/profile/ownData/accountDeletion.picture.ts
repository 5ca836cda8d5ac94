import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type {
  accountDeletionMachine,
  DeletionProblem,
} from '#machines/accountDeletion/accountDeletion.machine.ts';

type DeletionState = StateValueFrom<typeof accountDeletionMachine>;

interface Row {
  isOpen: boolean;
  /** Key of what is said while nothing can be pressed, below `profile.ownData.delete`. */
  status: 'busy' | 'done' | null;
  hasFailed: boolean;
}

const asking: Row = { isOpen: true, status: null, hasFailed: false };

/** How each state of the `accountDeletion` machine looks. */
const rows: Readonly<Record<DeletionState, Row>> = {
  closed: { ...asking, isOpen: false },
  asking,
  failed: { ...asking, hasFailed: true },
  deleting: { ...asking, status: 'busy' },
  deleted: { ...asking, status: 'done' },
};

/** All that the dialog needs to draw itself. */
export interface DeletionPicture extends Row {
  /** As the DOM shows it (`data-state`). */
  state: DeletionState;
  problem: DeletionProblem | null;
  /** Seconds. */
  retryAfter: number | null;
}

/** The `accountDeletion` machine as it is seen. */
export const deletionPicture = ({
  value: state,
  context,
}: SnapshotFrom<typeof accountDeletionMachine>): DeletionPicture => ({ ...rows[state], state, ...context });
