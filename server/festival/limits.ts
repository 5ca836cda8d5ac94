/** Bounds of a festival's folder. */
export const festivalLimits = {
  /** Of one file, in bytes. */
  fileBytes: 40 * 1024 * 1024,
  /** Of files that are not media. */
  files: 100_000,
  /** Values that the aliases of a YAML file may stand for. */
  yamlAliases: 100,
  /** The mistakes that a check names one by one. */
  listedMistakes: 200,
} as const;
