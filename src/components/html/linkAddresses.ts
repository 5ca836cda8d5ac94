/** The end of the tag at `from`, after its `>`; -1 without one. */
const endOfTag = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
};

/** Between words, in HTML. */
const between = /(\s+|&(?:nbsp|quot|lt|gt|#\d{1,7}|#x[\da-f]{1,6});)/i;
const opening = new Set('([{«“‘"\'');
const closing = new Set('.,;:!?)]}»”’"\'…');
const ampersand = '&amp;';
/** Nobody writes a longer address. */
const longest = 2_000;

const isHost = (host: string): boolean =>
  /^[\p{L}\d][\p{L}\d.-]*$/u.test(host) && /[\p{L}\d]\.\p{L}{2,}$/u.test(host);

/** The target of a word, as an address for HTML; null if it is a plain word. */
const addressIn = (word: string): string | null => {
  if (word.length > longest) return null;
  if (/^https?:\/\//i.test(word)) return URL.canParse(word.replaceAll(ampersand, '&')) ? word : null;
  if (/^www\./i.test(word)) {
    const [host = ''] = word.split(/[/?#:]/, 1);
    return isHost(host) ? `https://${word}` : null;
  }
  const [local = '', host = '', ...more] = word.split('@', 3);
  return more.length === 0 && /^[\w.+-]+$/.test(local) && isHost(host) ? `mailto:${word}` : null;
};

/** A word that is an address as a link, without the punctuation around it. */
const linked = (word: string): string => {
  let start = 0;
  let end = word.length;
  while (start < end && opening.has(word[start] ?? '')) start += 1;
  for (;;) {
    if (word.endsWith(ampersand, end)) end -= ampersand.length;
    else if (end > start && closing.has(word[end - 1] ?? '')) end -= 1;
    else break;
  }
  const core = word.slice(start, end);
  const address = addressIn(core);
  if (address === null) return word;
  return `${word.slice(0, start)}<a href="${address}">${core}</a>${word.slice(end)}`;
};

const linkText = (text: string): string =>
  text
    .split(between)
    .map((word, index) => (index % 2 === 0 ? linked(word) : word))
    .join('');

/**
 * Turns the addresses in the text of HTML into links: `https://…`, `www.…` and mail addresses; existing links stay. Reads
 * every character once, so that a long text costs no more than its length.
 * @param html from the sanitiser
 */
export const linkAddresses = (html: string): string => {
  const pieces: string[] = [];
  let at = 0;
  let depth = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const text = html.slice(at, next < 0 ? undefined : next);
    pieces.push(depth > 0 ? text : linkText(text));
    if (next < 0) break;
    const end = endOfTag(html, next);
    const tag = html.slice(next, end < 0 ? undefined : end);
    pieces.push(tag);
    if (/^<a[\s>]/i.test(tag)) depth += 1;
    else if (/^<\/a[\s>]/i.test(tag)) depth = Math.max(0, depth - 1);
    if (end < 0) break;
    at = end;
  }
  return pieces.join('');
};
