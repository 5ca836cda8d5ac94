import { useQueryClient } from '@tanstack/react-query';
import { fetchedCode } from '#src/components/fetchedCode.ts';

/** The code of the panels, a chunk of its own. */
export const panelCode = fetchedCode('calendar-panels', async () => {
  const { OpenPanel } = await import('./panels/OpenPanel.tsx');
  return { OpenPanel };
});

/** For what opens a panel: fetches the code when a visitor comes near. */
export const usePanelIntent = () => {
  const queryClient = useQueryClient();
  const fetchAhead = () => void queryClient.prefetchQuery(panelCode);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead };
};
