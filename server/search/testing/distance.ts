/**
 * Damerau's restricted distance from its definition: the least of the last letters' options. Returns one for every beginning
 * of the other word, from empty to whole.
 */
export const distances = (one: string, other: string): number[] => {
  const rows: number[][] = [];
  for (let a = 0; a <= one.length; a += 1) {
    rows.push([]);
    for (let b = 0; b <= other.length; b += 1) {
      const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
      const steps = [a === 0 ? b : b === 0 ? a : Number.POSITIVE_INFINITY];
      if (a > 0 && b > 0) {
        steps.push(at(a - 1, b) + 1, at(a, b - 1) + 1);
        steps.push(at(a - 1, b - 1) + (one[a - 1] === other[b - 1] ? 0 : 1));
        if (a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1])
          steps.push(at(a - 2, b - 2) + 1);
      }
      rows[a]?.push(Math.min(...steps));
    }
  }
  return rows.at(-1) ?? [];
};
