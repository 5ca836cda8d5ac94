/** The host of an address, for people to judge; null for a path or an anchor of this site. */
export const hostOf = (url: string): string | null => (/^[/#]/.test(url) ? null : new URL(url).host);

/** The seller of BUY-05, in several countries. */
const ticketMaster = /(^|\.)ticketmaster\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** The seller at an address of another site (BUY-05): its name, or its host. */
export const sellerOf = (url: string): string => {
  const { host } = new URL(url);
  return ticketMaster.test(host) ? 'TicketMaster' : host.replace(/^www\./, '');
};
