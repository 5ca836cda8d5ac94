import { useQueryClient } from '@tanstack/react-query';
import { fetchedCode } from '#src/components/fetchedCode.ts';
import { furtherCode } from './furtherCode.ts';

/** The code of the panels, a chunk of its own. */
export const panelCode = fetchedCode('calendar-panels', () => import('./panels/OpenPanel.tsx'));

/** For what opens a panel: fetches its code, and that of what it leads to, when a visitor comes near. */
export const usePanelIntent = () => {
  const queryClient = useQueryClient();
  const fetchAhead = () => {
    void queryClient.prefetchQuery(panelCode);
    void queryClient.prefetchQuery(furtherCode);
  };
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead };
};
