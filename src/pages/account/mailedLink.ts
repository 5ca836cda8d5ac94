import { useLayoutEffect, useMemo } from 'react';
import type { MailedLink } from '#machines/mailedRequest.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';

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

/** The mailed link that opened the page: its secrets leave the address, and the history, at once. */
export const useMailedLink = (): MailedLink | null => {
  const isLive = useInBrowser();
  const link = useMemo(() => (isLive ? readLink(location.hash) : null), [isLive]);
  useLayoutEffect(() => {
    if (link) history.replaceState(history.state, '', location.pathname + location.search);
  }, [link]);
  return link;
};
