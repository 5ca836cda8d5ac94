/** The lines of a chart's guards, actions and delays; all lines of a file that is none. Its format is oxfmt's. */
export const linesOfParts = (source: string): ReadonlySet<number> => {
  const lines = source.split('\n');
  if (!/\b(?:createMachine|createStateConfig|setup)\(/.test(source))
    return new Set(lines.map((_, index) => index + 1));
  let isInside = false;
  return new Set(
    lines.flatMap((line, index) => {
      const [, rest] = /^ {2}(?:guards|actions|delays): \{(.*)$/.exec(line) ?? [];
      if (rest !== undefined && rest !== '') return [index + 1];
      if (line === '  },') isInside = false;
      const isOfPart = isInside;
      if (rest === '') isInside = true;
      return isOfPart ? [index + 1] : [];
    }),
  );
};
