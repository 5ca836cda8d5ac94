/** Matches the address of a built script or style, by its name: they lie in a folder of their build (`.ci/build.ts`), texts in one of their language. */
export const builtFile = (name: RegExp): RegExp => new RegExp(`/assets/\\w+/(\\w+/)?${name.source}$`);
