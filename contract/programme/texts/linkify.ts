/** A piece of a text by people: plain text, the end of a line, or a link. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'link'; text: string; href: string };

/** Nobody writes longer addresses. */
const longestAddress = 2_000;
const longestMail = 254;

const before = new Set('([{<«“‘"\'');
const after = new Set(')]}>»”’"\'.,;:!?…');

/** The address of a word; null if it is a plain word. */
const hrefOf = (word: string): string | null => {
  if (word.length > longestAddress) return null;
  const lower = word.slice(0, 8).toLowerCase();
  if (lower.startsWith('https://') || lower.startsWith('http://'))
    return URL.canParse(word) ? new URL(word).href : null;
  if (lower.startsWith('www.') && word.indexOf('.', 4) > 4)
    return URL.canParse(`https://${word}`) ? new URL(`https://${word}`).href : null;
  if (word.length > longestMail) return null;
  const [name = '', host = '', ...more] = word.split('@');
  const isMail = more.length === 0 && /^[\w.+-]+$/.test(name) && /^[\w-]+(\.[\w-]+)+$/.test(host);
  return isMail ? `mailto:${word}` : null;
};

/** Splits the signs around a word from the address in it. */
const partsOfWord = (word: string): TextPart[] => {
  let start = 0;
  let end = word.length;
  while (start < end && before.has(word[start] ?? '')) start += 1;
  while (end > start && after.has(word[end - 1] ?? '')) end -= 1;
  const core = word.slice(start, end);
  const href = hrefOf(core);
  if (href === null) return [{ kind: 'text', text: word }];
  return [
    { kind: 'text', text: word.slice(0, start) },
    { kind: 'link', text: core, href },
    { kind: 'text', text: word.slice(end) },
  ];
};

/**
 * VID-25: turns line breaks into breaks; web addresses, also those that begin with www, and e-mail addresses into links.
 * Returns parts, never HTML, in one pass: everything else stays text.
 */
export const linkify = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  const add = (part: TextPart): void => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else if (part.kind !== 'text' || part.text !== '') parts.push(part);
  };
  for (const [index, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    if (index > 0) add({ kind: 'break' });
    for (const word of line.split(/(\s+)/)) for (const part of partsOfWord(word)) add({ ...part });
  }
  return parts;
};
