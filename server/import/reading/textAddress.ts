import { countryCalled } from '#server/places/countryNames.ts';

/** The parts of an address in one text; '' for those that it does not have. */
export interface TextAddress {
  street: string;
  city: string;
  region: string;
  /** ISO 3166-1. */
  country: string;
}

const canadianCode = String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`;
const isPostalCode = new RegExp(String.raw`^(${canadianCode}|\d{4,5}(-\d{3,4})?)$`, 'i');
/** `Montréal (Québec) H2X 1Y9`, `Montréal QC H2X 1Y9` */
const cityAndRegion = new RegExp(
  String.raw`^(\D+?) (?:\(([^()]+)\)|([A-Z]{2}))(?: ${canadianCode}| \d{5}(?:-\d{4})?)?$`,
);
/** `ON M5A 3C4`, `NY 10001`, `(Québec) H2X 1Y9` */
const regionAlone = new RegExp(
  String.raw`^(?:\(([^()]+)\)|([A-Z]{2}))(?: ${canadianCode}| \d{5}(?:-\d{4})?)?$`,
);
/** `69001 Lyon`, `F-69001 Lyon` */
const codeAndCity = /^(?:[A-Z]{1,2}-)?\d{4,5} (\D+)$/;
/** `Toronto M5A 3C4`, `Chicago 60601` */
const cityAndCode = new RegExp(String.raw`^(\D+) (?:${canadianCode}|\d{5}(?:-\d{4})?)$`);

/** The city and the region at the end of an address's parts, and the rest. */
const cityOf = (parts: readonly string[]): Omit<TextAddress, 'country'> => {
  const last = parts.at(-1) ?? '';
  const before = parts.slice(0, -1);
  const found = (city: string, region: string, rest: readonly string[]) => ({
    city,
    region,
    street: rest.join(', '),
  });
  const alone = regionAlone.exec(last);
  if (alone)
    return before.length > 0
      ? found(before.at(-1) ?? '', alone[1] ?? alone[2] ?? '', before.slice(0, -1))
      : found('', '', parts);
  const both = cityAndRegion.exec(last);
  if (both) return found(both[1] ?? '', both[2] ?? both[3] ?? '', before);
  const coded = codeAndCity.exec(last) ?? cityAndCode.exec(last);
  if (coded) return found(coded[1] ?? '', '', before);
  const isCity = before.length > 0 && /^\D+$/.test(last) && /\d/.test(before.join(' '));
  return isCity ? found(last, '', before) : found('', '', parts);
};

/** Reads an address in one text, like `55 Mill St, Toronto, ON M5A 3C4`. Where no city is clear there is none. */
export const readTextAddress = (text: string): TextAddress => {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const country = parts.length > 1 ? countryCalled(parts.at(-1) ?? '', { byName: true }) : '';
  const within = country === '' ? parts : parts.slice(0, -1);
  const isCoded = within.length > 1 && isPostalCode.test(within.at(-1) ?? '');
  return { ...cityOf(isCoded ? within.slice(0, -1) : within), country };
};
