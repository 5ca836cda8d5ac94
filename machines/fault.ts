/** Required fields of forms. */
type NeededField = 'FullName' | 'Email' | 'Location' | 'Password' | 'OldPassword' | 'firstname';
/** An error in a field. */
export type Fault =
  | { field: NeededField; code: 'missing' }
  | {
      field: NeededField | 'lastname' | 'location' | 'lang';
      code: 'too-long' | 'characters' | 'no-address' | 'too-short' | 'common' | 'wrong';
    }
  /** `words`: what the server says of it, where it says it itself. */
  | { field: NeededField; code: 'told'; words: string };
/** The faults that the page itself can word. */
export type FaultCode = Exclude<Fault['code'], 'told'>;

/** `retryAfter` in seconds; null if the server gives none. */
export interface HeldOff {
  outcome: 'too-many';
  retryAfter: number | null;
}
export interface Refused {
  outcome: 'refused';
  faults: readonly Fault[];
}
