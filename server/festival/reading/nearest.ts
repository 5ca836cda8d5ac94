const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How many letters differ (Damerau's distance, each place edited once); above `most` any larger number. */
const distance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let older: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let a = 1; a <= one.length; a += 1) {
    const row = [a];
    let least = a;
    for (let b = 1; b <= other.length; b += 1) {
      const isSame = one[a - 1] === other[b - 1];
      const isSwap = a > 1 && b > 1 && one[a - 1] === other[b - 2] && one[a - 2] === other[b - 1];
      const steps = Math.min(
        (before[b] ?? 0) + 1,
        (row[b - 1] ?? 0) + 1,
        (before[b - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (older[b - 2] ?? 0) + 1 : most + 1,
      );
      row.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return least;
    [older, before] = [before, row];
  }
  return before[other.length] ?? 0;
};

/** The known name that somebody most likely meant: a third of its letters may differ, and its accents. */
export const nearest = (name: string, known: Iterable<string>): string | undefined => {
  const folded = fold(name);
  let most = Math.max(1, Math.floor(folded.length / 3));
  let found: string | undefined;
  for (const candidate of known) {
    const steps = distance(folded, fold(candidate), most);
    if (steps > most || (found !== undefined && steps === most)) continue;
    [found, most] = [candidate, steps];
  }
  return found;
};

/** « ; `monument-national`? », or nothing. */
export const orNearest = (name: string, known: Iterable<string>): string => {
  const meant = nearest(name, known);
  return meant === undefined ? '' : `; \`${meant}\`?`;
};
