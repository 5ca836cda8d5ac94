import { useLocation } from '@tanstack/react-router';
import { useInBrowser } from '#src/browser/useInBrowser.ts';

/**
 * The whole present address, where a login returns to (SES-32). In the server's HTML only its path: the HTML is the same for
 * any search, and the server sees no fragment.
 */
export const useWayBack = (): string => {
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return useInBrowser() ? here : here.replace(/[?#].*/, '');
};
