import { useDeferredValue, type ReactNode } from 'react';
import { layOutAhead } from './layOutAhead.ts';
import styles from './Panes.module.css';

/** The programme of one place in time. */
export interface Pane {
  key: string;
  programme: ReactNode;
}

interface PanesProps {
  shown: Pane;
  /** The targets of the arrows, ready to be shown. */
  ahead: readonly Pane[];
}

/**
 * The shown programme, and behind it its neighbours, rendered and laid out: an arrow only shows them, since React keeps a
 * pane by its key. They are inert, out of the flow, and no part of a print or of a search in the page.
 */
export function Panes({ shown, ahead }: PanesProps) {
  // The last ones stay until a press is answered, the left one among them.
  const kept = useDeferredValue([shown, ...ahead], [shown]);
  const panes = [shown, ...kept.filter(({ key }) => key !== shown.key)];
  return panes
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ key, programme }) => (
      <div
        key={key}
        {...(key !== shown.key && { className: styles['ahead'], inert: true, ref: layOutAhead })}
      >
        {programme}
      </div>
    ));
}
