import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { FolderParts } from '../reading/parts.ts';
import { slug } from '../schema/values.ts';
import { addressesOf, formerAddressesOf, type Address, type FormerAddress } from './addresses.ts';
import type { Findings } from './findings.ts';
import { ownPaths, ownWords } from './siteAddresses.ts';

/** Stands for a file, where the site itself has an address. */
const own = '';
/** Every address that leads somewhere, with the file behind it. */
export type KnownAddresses = ReadonlyMap<string, string>;

const inFull = ({ lang, path }: Pick<Address, 'lang' | 'path'>): string => `/${lang}/${path}`;

/** Gathers the addresses of the festival's languages, and tells each that cannot be. */
class AddressBook {
  readonly known = new Map<string, string>();
  readonly #findings: Findings;
  /** The places told already: a place may decide the addresses of two languages. */
  readonly #told = new Set<string>();
  constructor(findings: Findings) {
    this.#findings = findings;
  }

  addOwn(full: string): void {
    this.known.set(full, own);
  }

  addPresent(address: Address): void {
    const full = inFull(address);
    const other = this.known.get(full);
    const fault = this.#faultOf(address, other);
    if (fault !== null) this.#tell(address, fault);
    if (other === undefined || other === own) this.known.set(full, address.file);
  }

  addFormer(address: FormerAddress, isPresent: (full: string) => boolean): void {
    const full = inFull(address);
    const other = this.known.get(full);
    if (other === undefined) this.known.set(full, address.file);
    else
      this.#tell(
        address,
        `\`${full}\` is ${isPresent(full) ? 'the present' : 'a former'} address of ${other === own ? 'the site itself' : other}`,
      );
  }

  #faultOf({ lang, path, file, usual }: Address, other: string | undefined): string | null {
    const full = `\`${inFull({ lang, path })}\``;
    const [word = '', ...below] = path.split('/');
    if (usual !== null && usual !== path && !v.is(slug, usual))
      return `needs a \`slug\`: \`${usual}\` cannot be an address`;
    if (below.length === 0 && ownWords.has(word))
      return `${full} is the address of a page of the site itself`;
    if (other === undefined || other === own) return null;
    return `${full} is the address of ${other === file ? 'something else in this file' : other}, too`;
  }

  #tell({ file, place }: FormerAddress, message: string): void {
    const key = `${file} ${place.path.join(' ')}`;
    if (!this.#told.has(key)) this.#findings.mistake(file, place, message);
    this.#told.add(key);
  }
}

/** Tells doubled addresses, and names and former addresses that cannot be any. Returns those that lead somewhere. */
export const checkAddresses = (
  parts: FolderParts,
  spoken: readonly Language[],
  findings: Findings,
): KnownAddresses => {
  const book = new AddressBook(findings);
  for (const lang of spoken) {
    book.addOwn(`/${lang}`);
    for (const path of ownPaths(parts, lang)) book.addOwn(inFull({ lang, path }));
  }
  for (const address of addressesOf(parts)) if (spoken.includes(address.lang)) book.addPresent(address);
  const present = new Set(book.known.keys());
  for (const address of formerAddressesOf(parts))
    if (spoken.includes(address.lang)) book.addFormer(address, (full) => present.has(full));
  return book.known;
};
