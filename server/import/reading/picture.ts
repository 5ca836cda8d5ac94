import { isIP } from 'node:net';
import { webAddress } from './values.ts';

/** The change to a picture at an `http:` address: pages show none (docs/decisions/023). */
export type PictureNote = 'upgraded' | 'left out';

export interface ImportedPicture {
  address: string | null;
  /** Null if unchanged. */
  note: PictureNote | null;
}

/** An IP address usually has no certificate, and another port speaks `http:` alone. */
const canBeUpgraded = ({ hostname, port }: URL): boolean =>
  port === '' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;

/** The picture in a value, at an address that pages may show. */
export const readPicture = (value: unknown): ImportedPicture => {
  const told = webAddress(value);
  if (told === null) return { address: null, note: null };
  const address = new URL(told);
  if (address.protocol === 'https:') return { address: told, note: null };
  if (!canBeUpgraded(address)) return { address: null, note: 'left out' };
  address.protocol = 'https:';
  return { address: address.href, note: 'upgraded' };
};
