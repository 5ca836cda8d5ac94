import { useLayoutEffect, useMemo } from 'react';
import type { MailedCodeStart } from '#machines/mailedCode/mailedCode.parts.ts';
import type { MailedLink } from '#machines/mailedCode/mailedRequest.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import type { MailedRequests } from './mailedRequests.ts';

const names = ['token', 'uuid', 'userref', 'email', 'code'] as const;

/** The proof of a mailed link; null for any other fragment. */
export const readLink = (fragment: string): MailedLink | null => {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const [token = '', uuid = '', userref = '', email = '', code = ''] = names.map(
    (name) => given.get(name) ?? '',
  );
  return [token, uuid, userref, email, code].includes('')
    ? null
    : { request: { token, uuid, userref, email }, code };
};

/** The mailed link that the page was opened with: its secrets leave the address, and the history, at once. */
const useMailedLink = (): MailedLink | null => {
  const isLive = useInBrowser();
  const link = useMemo(() => (isLive ? readLink(location.hash) : null), [isLive]);
  useLayoutEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname + location.search);
  }, [link]);
  return link;
};

/** Whether a page begins with a later step than its first. */
export const isResumed = ({ begins }: { begins: string }): boolean => begins === 'code' || begins === 'link';

/** How a page begins to which a code is mailed; `otherwise` where none is on its way. What the tab knows is not in the server's HTML. */
export const useMailedStart = <Otherwise extends string>(
  requests: Pick<MailedRequests, 'read'>,
  otherwise: Otherwise,
): MailedCodeStart | { begins: Otherwise } => {
  const link = useMailedLink();
  const isLive = useInBrowser();
  return useMemo(() => {
    if (link) return { begins: 'link', link };
    const request = isLive ? requests.read() : null;
    return request ? { begins: 'code', request } : { begins: otherwise };
  }, [link, isLive, requests, otherwise]);
};
