import type { SnapshotFrom } from 'xstate';
import type { menuMachine } from '#machines/menu/menu.machine.ts';
import { dataState } from '#src/components/dataState.ts';

/** All that the header needs to draw its menu. */
export interface MenuPicture {
  /** As the DOM shows it (`data-state`). */
  state: string;
  /** The item whose sub-menu is shown. */
  item: string | null;
  /** On wide screens. */
  isPanelOpen: boolean;
  /** Below 1400 px. */
  isDrawerOpen: boolean;
}

/** The `menu` machine as it is seen. */
export const menuPicture = (snapshot: SnapshotFrom<typeof menuMachine>): MenuPicture => ({
  state: dataState(snapshot.value),
  item: snapshot.context.item,
  isPanelOpen: snapshot.matches('panel'),
  isDrawerOpen: snapshot.matches('drawer'),
});
