import { useQueryClient } from '@tanstack/react-query';
import { fetchedCode } from '#src/browser/fetchedCode.ts';

/** The code of the panels, a chunk of its own. */
export const panelCode = fetchedCode('calendar-panels', () => import('./panels/OpenPanel.tsx'));

/** For a panel's button: fetches its code when a visitor comes near. */
export const usePanelIntent = () => {
  const queryClient = useQueryClient();
  const fetchCode = () => void queryClient.prefetchQuery(panelCode);
  return { onPointerEnter: fetchCode, onFocus: fetchCode, onTouchStart: fetchCode };
};
