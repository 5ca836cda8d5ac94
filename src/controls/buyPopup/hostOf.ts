/** The host that an address leads to, for people to judge; null for a path of this site. */
export const hostOf = (url: string): string | null => (url.startsWith('/') ? null : new URL(url).host);
