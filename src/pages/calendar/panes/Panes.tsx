import { use, useDeferredValue, type ReactNode } from 'react';
import { ShowMarkContext } from '#src/components/cards/showMark.ts';
import { AheadContext } from './aheadContext.ts';
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
 * CAL-57: the shown programme, and behind it its neighbours, rendered and laid out: an arrow only shows them, since React
 * keeps a pane by its key. They are inert, out of the flow, without hearts, and no part of a print or of a search in the page.
 */
export function Panes({ shown, ahead }: PanesProps) {
  // The last ones stay until a press is answered, the left one among them.
  const kept = useDeferredValue([shown, ...ahead], [shown]);
  const markOf = use(ShowMarkContext);
  // The shown one is the first: React moves others to let one come before them, and these lie still.
  return [shown, ...kept.filter(({ key }) => key !== shown.key)].map(({ key, programme }, position) => {
    const isAhead = position > 0;
    return (
      <div key={key} {...(isAhead && { className: styles['ahead'], inert: true, ref: layOutAhead })}>
        <AheadContext value={isAhead}>
          <ShowMarkContext value={isAhead ? null : markOf}>{programme}</ShowMarkContext>
        </AheadContext>
      </div>
    );
  });
}
