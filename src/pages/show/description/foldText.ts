const tagOrText = /<(?:"[^"]*"|[^"<>])*>|[^<]+/g;
/** One character: an entity, a run of white space, or any other sign. */
const character = /&(?:#\d+|#x[\da-f]+|\w+);|\s+|\S/giu;
const voidTag = /^<(?:br|col|hr|img|wbr)\b/i;

const charactersOf = (text: string): string[] => (text.trim() === '' ? [] : (text.match(character) ?? []));

export interface FoldedText {
  /** The same HTML; if it is longer than the limit, the part beyond has `data-rest`, after a `data-cut`. */
  html: string;
  /** Characters of its text. */
  length: number;
}

/** The place to cut a text with room for so many characters: after a word, or anywhere in a single one. */
const cutOf = (characters: readonly string[], room: number, isFirst: boolean): number => {
  const space = characters.slice(0, room + 1).findLastIndex((one) => one.trim() === '');
  if (space >= 0) return space;
  return isFirst ? room : 0;
};

const marked = (tag: string): string => tag.replace(/^<\w+/, '$& data-rest=""');
const rest = (text: string): string => (text.trim() === '' ? text : `<span data-rest="">${text}</span>`);

/** Goes through well-formed HTML and marks everything beyond the cut, without touching the inside of marked elements. */
const createMarker = () => {
  let depth = 0;
  return (piece: string): string => {
    if (!piece.startsWith('<')) return depth > 0 ? piece : rest(piece);
    if (piece.startsWith('</')) {
      depth = Math.max(0, depth - 1);
      return piece;
    }
    const drawn = depth > 0 ? piece : marked(piece);
    if (!voidTag.test(piece)) depth += 1;
    return drawn;
  };
};

/** Elements open at the cut close without a mark: only those that open after it get one. */
const markAfter = (pieces: readonly string[]): string => {
  const opened: string[] = [];
  const mark = createMarker();
  return pieces
    .map((piece) => {
      if (piece.startsWith('</')) return opened.pop() === undefined ? piece : mark(piece);
      if (piece.startsWith('<') && !voidTag.test(piece)) opened.push(piece);
      return mark(piece);
    })
    .join('');
};

/**
 * Marks the place to fold a text (SHW-05): after `limit` characters, at a word, in any element. It removes nothing, so that
 * the text can unfold, and is whole without scripts.
 * @param html well-formed, from the sanitiser
 */
export const foldText = (html: string, limit: number): FoldedText => {
  const pieces = html.match(tagOrText) ?? [];
  const counts = pieces.map((piece) => (piece.startsWith('<') ? 0 : charactersOf(piece).length));
  const length = counts.reduce((sum, count) => sum + count, 0);
  if (length <= limit) return { html, length };
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen > limit;
  });
  const before = seen - (counts[at] ?? 0);
  const characters = charactersOf(pieces[at] ?? '');
  const cut = cutOf(characters, limit - before, before === 0);
  const kept = characters.slice(0, cut).join('');
  const left = characters.slice(cut).join('');
  const head = pieces.slice(0, at).join('') + kept;
  return { html: `${head}<span data-cut=""></span>${rest(left)}${markAfter(pieces.slice(at + 1))}`, length };
};
