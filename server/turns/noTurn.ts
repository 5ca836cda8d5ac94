/** Thrown for want of a turn. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}
