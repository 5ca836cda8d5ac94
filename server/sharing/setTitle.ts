import type { Lettering } from './fonts.ts';

/** The space for a text, in pixels. */
interface Room {
  width: number;
  height: number;
  /** The distance of lines, as a part of the size. */
  leading: number;
  lines: number;
  /** Tried in turn. */
  sizes: readonly number[];
}

/** A text in lines, with the size that fits. */
export interface SetText {
  size: number;
  lines: string[];
}

type Measure = (text: string) => number;
const ellipsis = '…';

/** Keeps marks with the word beside them, in any typing. */
const glue = (text: string): string =>
  text.replaceAll(/ ([:;?!»–—])/g, '\u00a0$1').replaceAll('« ', '«\u00a0');

/** The text, or as many of its words, else of its first letters, as fit, and an ellipsis. */
export const cut = (text: string, width: number, measure: Measure): string => {
  if (measure(text) <= width) return text;
  const begun = (parts: readonly string[], between: string): string => {
    let count = parts.length;
    const kept = (): string => parts.slice(0, count).join(between).trimEnd();
    while (count > 0 && measure(kept() + ellipsis) > width) count -= 1;
    return kept();
  };
  const words = begun(text.split(' '), ' ');
  return (words === '' ? begun([...text], '') : words) + ellipsis;
};

/** As few lines as possible: each takes the words that fit. */
const fill = (words: readonly string[], width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
};

/** The same number of lines, as even as possible: the narrowest width that needs no more of them. */
const even = (words: readonly string[], width: number, measure: Measure): string[] => {
  const { length } = fill(words, width, measure);
  let [least, most] = [Math.max(...words.map(measure)), width];
  while (most - least > 4) {
    const middle = (least + most) / 2;
    if (fill(words, middle, measure).length > length) least = middle;
    else most = middle;
  }
  return fill(words, most, measure);
};

/** Sets a title in the largest size that fits, broken at words; if none does, cuts it at the smallest. */
export const setTitle = (title: string, { widthOf }: Lettering, room: Room): SetText => {
  const words = glue(title).split(' ');
  for (const size of room.sizes) {
    const measure: Measure = (line) => widthOf(line, size);
    const isNarrow = words.every((word) => measure(word) <= room.width);
    const lines = isNarrow ? even(words, room.width, measure) : [];
    const fits = lines.length <= room.lines && lines.length * size * room.leading <= room.height;
    if (isNarrow && fits) return { size, lines };
  }
  const size = room.sizes.at(-1) ?? 0;
  const measure: Measure = (line) => widthOf(line, size);
  const most = Math.min(room.lines, Math.floor(room.height / (size * room.leading)));
  const all = fill(
    words.map((word) => cut(word, room.width, measure)),
    room.width,
    measure,
  );
  const lines = all.slice(0, most);
  const rest = all.slice(most - 1).join(' ');
  return { size, lines: all.length <= most ? all : [...lines.slice(0, -1), cut(rest, room.width, measure)] };
};
