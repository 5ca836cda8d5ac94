const prime = 0x9e3779b1;
const mixer = 0x85ebca6b;

/** Mixes whole numbers into one of 32 bits, the same every time: the sample's dice. */
export const hash = (...parts: readonly number[]): number => {
  let mixed = prime;
  for (const part of parts) {
    mixed = Math.imul(mixed ^ part, mixer);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, prime);
    mixed ^= mixed >>> 13;
  }
  return mixed >>> 0;
};
