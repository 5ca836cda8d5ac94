/** Marks around matches: characters that no text has, so that no text looks like one. */
const [before, behind] = ['\u{E000}', '\u{E001}'] as const;

export const marks = { highlightPreTag: before, highlightPostTag: behind };

export interface TextPart {
  text: string;
  isFound: boolean;
}

/** A text with marks as parts: text, never HTML. */
export const partsOf = (marked: string): TextPart[] =>
  marked.split(before).flatMap((piece, place) => {
    const [found = '', ...rest] = place === 0 ? ['', piece] : piece.split(behind);
    return [
      { text: found, isFound: true },
      { text: rest.join(''), isFound: false },
    ].filter(({ text }) => text !== '');
  });

export const hasFound = (marked: string): boolean => marked.includes(before);
