import { queryOptions, useQueryClient } from '@tanstack/react-query';

/** The code of the panels, a chunk of its own: fetched once, and again after a failure. */
export const panelCode = queryOptions({
  queryKey: ['calendar-panels'] as const,
  queryFn: async () => {
    const { OpenPanel } = await import('./panels/OpenPanel.tsx');
    return { OpenPanel };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  networkMode: 'always',
  meta: { dehydrate: false },
});

/** For what opens a panel: fetches the code when a visitor comes near. */
export const usePanelIntent = () => {
  const queryClient = useQueryClient();
  const fetchAhead = () => void queryClient.prefetchQuery(panelCode);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead };
};
