/** Thrown at those who got no turn. */
export class NoTurn extends Error {
  override name = 'NoTurn';
}
