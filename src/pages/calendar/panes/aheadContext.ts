import { createContext } from 'react';

/** Whether the surrounding pane is ahead of a press, and not shown. */
export const AheadContext = createContext(false);
