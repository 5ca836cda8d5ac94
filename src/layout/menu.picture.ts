import type { SnapshotFrom } from 'xstate';
import type { menuMachine } from '#machines/menu/menu.machine.ts';
import { dataState } from '#src/components/dataState.ts';

/** The props of the header's menu. */
export interface MenuPicture {
  /** For the DOM (`data-state`). */
  state: string;
  /** The item with the open sub-menu. */
  item: string | null;
  /** On wide screens. */
  isPanelOpen: boolean;
  /** Below 1400 px. */
  isDrawerOpen: boolean;
}

/** The look of the `menu` machine's state. */
export const menuPicture = (snapshot: SnapshotFrom<typeof menuMachine>): MenuPicture => ({
  state: dataState(snapshot.value),
  item: snapshot.context.item,
  isPanelOpen: snapshot.matches('panel'),
  isDrawerOpen: snapshot.matches('drawer'),
});
