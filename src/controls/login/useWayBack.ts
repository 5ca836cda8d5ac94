import { useLocation } from '@tanstack/react-router';
import { useInBrowser } from '#src/browser/useInBrowser.ts';

/**
 * The address one is at, whole: where a login leads back to (SES-32). Its path alone in the server's HTML, which is the
 * same for whatever search, and knows no fragment.
 */
export const useWayBack = (): string => {
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  return useInBrowser() ? here : here.replace(/[?#].*/, '');
};
