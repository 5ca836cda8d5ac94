import type { Mutant } from './mutant.ts';

const widest = 110;
const inOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > widest ? `${line.slice(0, widest)}…` : line;
};

/** A mutant in one line. A change within a line shows that line, where it says more than the code alone. */
export const changeOf = ({ file, line, text, before, after }: Mutant): string => {
  const isOnce = text.split(before).length === 2;
  const [was, is] = isOnce ? [text, text.replace(before, () => after)] : [before, after];
  const context = isOnce || before.includes('\n') || text === before ? '' : `  in ${inOneLine(text)}`;
  return `${file}:${line}  - ${inOneLine(was)}  + ${inOneLine(is)}${context}`;
};
