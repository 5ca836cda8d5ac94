/** Bounds of a festival's folder. */
export const festivalLimits = {
  /** Of one file, in bytes. */
  fileBytes: 40 * 1024 * 1024,
  /** Of a YAML file, in bytes: its tree takes two hundred times as much memory. */
  yamlBytes: 1024 * 1024,
  /** Of a Markdown file, in letters: the site shows no longer text. */
  textLetters: 512 * 1024,
  /** Of a text in Markdown: thousands of brackets that never close take the square of their number. */
  markdownLetters: 100_000,
  /** Of files that are not media. */
  files: 100_000,
  /** Values that the aliases of a YAML file may stand for. */
  yamlAliases: 100,
  /** The mistakes that a check names one by one. */
  listedMistakes: 200,
} as const;
