const tagOrText = /<(?:"[^"]*"|[^"<>])*>|[^<]+/g;
/** What counts as one character: an entity, a stretch of white space, or any other sign. */
const character = /&(?:#\d+|#x[\da-f]+|\w+);|\s+|\S/giu;
const voidTag = /^<(?:br|col|hr|img|wbr)\b/i;

const charactersOf = (text: string): string[] => (text.trim() === '' ? [] : (text.match(character) ?? []));

export interface FoldedText {
  /** The same HTML; where it is longer than the limit, all that lies beyond carries `data-rest`, after a `data-cut`. */
  html: string;
  /** Characters of its text. */
  length: number;
}

/** Where a text is cut that has room for so many characters: after a word, or anywhere where it is a single one. */
const cutOf = (characters: readonly string[], room: number, isFirst: boolean): number => {
  const space = characters.slice(0, room + 1).findLastIndex((one) => one.trim() === '');
  if (space >= 0) return space;
  return isFirst ? room : 0;
};

const marked = (tag: string): string => tag.replace(/^<\w+/, '$& data-rest=""');
const rest = (text: string): string => (text.trim() === '' ? text : `<span data-rest="">${text}</span>`);

/** Goes through well-formed HTML and marks what lies beyond the cut; marked elements are left as they are inside. */
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

/** Elements that were open at the cut close without being marked: only what opens after it counts. */
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
 * Marks where a text is folded (SHW-05): after `limit` characters, on a word, whatever elements it stands in. Nothing is
 * taken out, so that it can be unfolded, and is whole where no script runs.
 * @param html well-formed, as the sanitiser leaves it
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
