/** For tests: a letter as a mail program reads it. */
export interface ReadMail {
  /** By their names in lower case, decoded and unfolded. */
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
  files: ReadFile[];
}

interface ReadFile {
  /** The media type, the name and whether it is shown in the page or attached. */
  type: string;
  name: string;
  shown: 'inline' | 'attachment';
  cid: string | null;
  content: string;
}

interface Part {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const encodedWord = /=\?utf-8\?(q|b)\?([^?]*)\?=(?:\s+(?==\?))?/gi;

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const decodedWords = (value: string): string =>
  value.replace(encodedWord, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString()
      : fromQuotedPrintable(word.replaceAll('_', ' ')),
  );

const partOf = (raw: string): Part => {
  const end = raw.indexOf('\n\n');
  const fields = raw
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    });
  return { headers: Object.fromEntries(fields), body: raw.slice(end + 2) };
};

/** The parts of a part, those of its parts included. */
const leavesOf = (part: Part): Part[] => {
  const [, boundary] = /boundary="([^"]+)"/.exec(part.headers['content-type'] ?? '') ?? [];
  if (boundary === undefined) return [part];
  const [whole = ''] = part.body.split(`--${boundary}--`);
  return whole
    .split(`--${boundary}\n`)
    .slice(1)
    .flatMap((each) => leavesOf(partOf(each.replace(/\n$/, ''))));
};

const contentOf = ({ headers, body }: Part): string => {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('latin1');
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body) : Buffer.from(body, 'latin1').toString();
};

const fileOf = (part: Part): ReadFile => {
  const { 'content-type': type = '', 'content-disposition': shown = '', 'content-id': cid } = part.headers;
  return {
    type: type.replace(/; name=.*/, ''),
    name: /filename="?([^";]+)/.exec(shown)?.[1] ?? '',
    shown: shown.startsWith('inline') ? 'inline' : 'attachment',
    cid: cid?.replace(/^<|>$/g, '') ?? null,
    content: contentOf(part),
  };
};

/** @param raw a letter's bytes, as Latin 1 */
export const readMail = (raw: string): ReadMail => {
  const whole = partOf(raw.replaceAll('\r\n', '\n'));
  const leaves = leavesOf(whole);
  const isFile = ({ headers }: Part): boolean => 'content-disposition' in headers;
  const textOf = (type: string): string => {
    const found = leaves.find(
      (part) => !isFile(part) && part.headers['content-type']?.startsWith(type) === true,
    );
    return found ? contentOf(found) : '';
  };
  return {
    headers: whole.headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    files: leaves.filter(isFile).map(fileOf),
  };
};
