import {
  preparedAddress,
  preparedFilling,
  readPreparedName,
  type Prepared,
} from '#contract/pictures/prepared.ts';
import { mediaIn } from './mediaIn.ts';
import type { Pictures } from './pictures.ts';

/** Pixels of a picture in a text: a column of words is no wider. */
const inText = 960;
/** No browser shows these, so that they wait for their prepared ones. */
const isUnshown = /\.tiff?(#|$)/i;

const preparedIn = (names: ReadonlyMap<string, string | null>, original: string): Prepared | null =>
  readPreparedName(names.get(original) ?? '');

/** As a value: a page reads from the address whatever else it must know. */
const asValue = (
  prepared: Prepared | null,
  { original, focus }: { original: string; focus: string },
): string => {
  if (prepared !== null) return `"${preparedAddress(prepared.name, prepared.width, 'webp')}${focus}"`;
  return isUnshown.test(original) ? 'null' : `"${original}${focus}"`;
};

/** In HTML: with its size, so that the words below it do not move. */
const asSource = (prepared: Prepared): string => {
  const width = preparedFilling(prepared, inText);
  const height = Math.round((prepared.height * width) / prepared.width);
  const attribute = (name: string, value: string | number): string => `${name}=\\"${value}\\"`;
  return [
    attribute('src', preparedAddress(prepared.name, width, 'webp')),
    attribute('width', width),
    attribute('height', height),
  ].join(' ');
};

const value = /"(\/festival\/[^"\\#]+)(#[^"\\]*)?"/g;
const source = /src=\\"(\/festival\/[^"\\#]+)(?:#[^"\\]*)?\\"/g;

/**
 * Names the prepared pictures of a festival's folder in an answer in JSON, in place of their originals: where an address is a
 * whole value, and where HTML shows it. A link leads to the original.
 */
export const nameInJson = async (json: string, { nameOf }: Pick<Pictures, 'nameOf'>): Promise<string> => {
  const originals = mediaIn(json);
  if (originals.length === 0) return json;
  const names = new Map(
    await Promise.all(originals.map(async (original) => [original, await nameOf(original)] as const)),
  );
  const isPicture = (original: string): boolean => names.has(original);
  return json
    .replace(value, (written, original: string, focus = '') =>
      isPicture(original) ? asValue(preparedIn(names, original), { original, focus }) : written,
    )
    .replace(source, (written, original: string) => {
      const prepared = preparedIn(names, original);
      return prepared === null ? written : asSource(prepared);
    });
};
