import type { Language } from '#contract/address/language.ts';
import type { Finding, Place } from '#server/festival/reading/place.ts';
import { decodedAddress } from '#server/festival/values/decodedAddress.ts';

/** A word by which a file names something else. */
export interface Mention extends Place {
  value: string;
}

/** The parts of one file that other files decide about, and the faults of its texts. */
export interface Mentions {
  /** Addresses of this site. */
  links: Mention[];
  /** Files below `media/`. */
  media: (Mention & { isWide: boolean })[];
  /** Texts by language, and the languages that they have. */
  texts: (Place & { languages: Language[] })[];
  faults: (Place & Pick<Finding, 'severity' | 'message'>)[];
}

export const noMentions = (): Mentions => ({ links: [], media: [], texts: [], faults: [] });

const otherSites = /^(https?:\/\/|mailto:|tel:)/i;

/** Sorts the address of a link or of a picture in a text. */
export const mentionAddress = (mentions: Mentions, address: string, place: Place): void => {
  const fault = (message: string): void => {
    mentions.faults.push({ ...place, severity: 'mistake', message });
  };
  const [scheme] = /^[a-z][\w+.-]*:/i.exec(address) ?? [];
  if (address.startsWith('#') || otherSites.test(address)) return;
  if (scheme !== undefined) return fault(`a link by \`${scheme}\` is refused`);
  if (/(^|\/)\.\.(\/|$)/.test(address)) return fault(`\`${address}\` leads out of its folder`);
  if (address.startsWith('media/'))
    mentions.media.push({ ...place, value: decodedAddress(address), isWide: false });
  else if (/^\/(?![/\\])/.test(address)) mentions.links.push({ ...place, value: address });
  else fault(`\`${address}\` must be an address that begins with https://, or with / on this site`);
};
