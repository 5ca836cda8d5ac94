import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { menuMachine, type MenuEvent } from '#machines/menu/menu.machine.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { type MenuPicture, menuPicture } from './menu.picture.ts';

export interface MenuControl extends MenuPicture {
  /** False in the server's HTML: there only the style sheet opens the sub-menus. */
  isLive: boolean;
  send: (event: MenuEvent) => void;
  /** Escape: closes, and returns the focus to the opener of the sub-menu. */
  escape: () => void;
}

/** The header's `menu` machine and its parts' props. */
export const useMenu = (): MenuControl => {
  const actor = useActorRef(menuMachine);
  const escape = useCallback(() => {
    const returning = actor.on('closed', ({ item }) => focusOnOpener(item));
    actor.send({ type: 'menu.escaped' });
    returning.unsubscribe();
  }, [actor]);
  return {
    ...useSelector(actor, menuPicture, shallowEqual),
    isLive: useInBrowser(),
    send: actor.send,
    escape,
  };
};

/** Only if the focus is in the closing part: a pointer elsewhere keeps its place. */
const focusOnOpener = (item: string | null) => {
  const panel = document.activeElement?.closest('[data-sub-menu]');
  if (item === null || panel?.getAttribute('data-sub-menu') !== item) return;
  panel.parentElement?.querySelector('button')?.focus();
};
