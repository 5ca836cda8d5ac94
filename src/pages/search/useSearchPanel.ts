import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { repeatEarlyPress } from '#src/browser/earlyPress.ts';
import { searchPanelMachine } from '#machines/searchPanel/searchPanel.machine.ts';

/** The running `searchPanel` machine, and the targets of the focus. */
export const useSearchPanel = () => {
  const actor = useActorRef(searchPanelMachine);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const toggle = useRef<HTMLButtonElement>(null);
  const filters = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A hidden element takes no focus: once it is drawn.
    const focus = (place: { current: HTMLElement | null }) =>
      requestAnimationFrame(() => place.current?.focus());
    const opening = actor.on('opened', () => focus(filters));
    const closing = actor.on('closed', ({ to }) => focus(to === 'results' ? results : toggle));
    repeatEarlyPress(toggle.current);
    return () => {
      opening.unsubscribe();
      closing.unsubscribe();
    };
  }, [actor]);
  return { state, isOpen, send: actor.send, toggle, filters, results };
};
