/** One of the commands of `npm run festival`. */
export interface Command {
  /** How it is called, and what it does. */
  usage: string;
  /** @param args those after its name @returns the exit code */
  run: (args: string[]) => Promise<number>;
}
