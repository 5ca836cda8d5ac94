import { isIP } from 'node:net';
import { webAddress } from './values.ts';

/** What became of a picture whose address is `http:`: pages show none (docs/decisions/023). */
export type PictureNote = 'upgraded' | 'left out';

export interface ImportedPicture {
  address: string | null;
  /** Null where it is as it was told. */
  note: PictureNote | null;
}

/** An IP address has no certificate as a rule, and another port speaks `http:` alone. */
const canBeUpgraded = ({ hostname, port }: URL): boolean =>
  port === '' && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;

/** The picture in a value, by an address that pages may show. */
export const readPicture = (value: unknown): ImportedPicture => {
  const told = webAddress(value);
  if (told === null) return { address: null, note: null };
  const address = new URL(told);
  if (address.protocol === 'https:') return { address: told, note: null };
  if (!canBeUpgraded(address)) return { address: null, note: 'left out' };
  address.protocol = 'https:';
  return { address: address.href, note: 'upgraded' };
};
