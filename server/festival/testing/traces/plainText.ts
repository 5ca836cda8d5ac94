const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const letter = (code: string, base: number): string => String.fromCodePoint(Number.parseInt(code, base));

/** The letters that an address spells with signs of percent; a wrong spelling stays as it is. */
const spelled = (codes: string): string => {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
};

/** For tests: a text as people read it, in one form: without the escapes of HTML, JSON and addresses, small, evenly spaced. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => letter(code, 16))
    .replaceAll(/\\[nrt]/g, ' ')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, spelled)
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => letter(code, 16))
    .replaceAll(/&#(\d+);/g, (_, code: string) => letter(code, 10))
    .replaceAll(/&([a-z]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? whole)
    .normalize('NFC')
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
