/** A Markdown file: its head, a YAML text, stands between two lines of `---`. */
export interface HeadAndBody {
  head: string;
  /** Without the empty line before it and the line end after it, as they are written. */
  body: string;
  /** The line where the body begins, from 1. */
  bodyLine: number;
}

const mark = /^---[ \t]*$/m;
const linesIn = (text: string): number => text.split('\n').length - 1;

/** The parts of a Markdown file; null without a head. */
export const headAndBody = (text: string): HeadAndBody | null => {
  if (!/^---[ \t]*\n/.test(text)) return null;
  const begin = text.indexOf('\n') + 1;
  const end = mark.exec(text.slice(begin));
  if (end === null) return null;
  const bodyStart = begin + end.index + end[0].length;
  const below = text.slice(bodyStart);
  const empty = /^\n(?:[ \t]*\n)?/.exec(below)?.[0] ?? '';
  const body = below.slice(empty.length).replace(/\n$/, '');
  return {
    head: text.slice(begin, begin + end.index),
    body: body.trim() === '' ? '' : body,
    bodyLine: linesIn(text.slice(0, bodyStart)) + linesIn(empty) + 1,
  };
};
