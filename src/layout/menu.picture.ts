import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { menuMachine } from '#machines/menu/menu.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';

type MenuState = StateName<StateValueFrom<typeof menuMachine>>;

interface Row {
  /** On wide screens. */
  isPanelOpen: boolean;
  /** Below 1400 px. */
  isDrawerOpen: boolean;
}

const closed: Row = { isPanelOpen: false, isDrawerOpen: false };
const panel: Row = { ...closed, isPanelOpen: true };

/** How each state of the `menu` machine looks. */
const rows: Readonly<Record<MenuState, Row>> = {
  closed,
  'panel.held': panel,
  'panel.leaving': panel,
  drawer: { ...closed, isDrawerOpen: true },
};

/** All that the header needs to draw its menu. */
export interface MenuPicture extends Row {
  /** As the DOM shows it (`data-state`). */
  state: MenuState;
  /** The item whose sub-menu is shown. */
  item: string | null;
}

/** The `menu` machine as it is seen. */
export const menuPicture = ({ value, context: { item } }: SnapshotFrom<typeof menuMachine>): MenuPicture => {
  const state = dataState(value);
  return { ...rows[state], state, item };
};
