const z = 1.96;

/** The 95 % interval of a share, in percent, after Wilson: right for small samples and shares near one, too. */
export const intervalOf = (told: number, tried: number): [low: number, high: number] => {
  if (tried === 0) return [0, 100];
  const share = told / tried;
  const middle = share + z ** 2 / (2 * tried);
  const half = z * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  const all = 1 + z ** 2 / tried;
  return [Math.max(0, ((middle - half) / all) * 100), Math.min(100, ((middle + half) / all) * 100)];
};
