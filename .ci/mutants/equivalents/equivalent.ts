/** A mutant that no test can tell, since nobody can tell it from the right code. */
export interface Equivalent {
  file: string;
  /** The first line that it changes, trimmed. */
  line: string;
  /** The code that it replaces, and the code instead. */
  before: string;
  after: string;
  why: string;
}
