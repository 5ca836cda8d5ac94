import { insertAll, nextId } from '#server/store/schema/insert.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { toMenuRows } from '../baseContent.ts';
import { videosMenu } from '../menus.ts';

/** The way to the videos, in the main menu and in the footer. */
export const insertVideosMenu = async (db: Database): Promise<void> => {
  for (const menu of ['main', 'footer'] as const)
    await insertAll(db, 'menu_items', toMenuRows(menu, videosMenu[menu], await nextId(db, 'menu_items')));
};
