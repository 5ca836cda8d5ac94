/** Events of the `session` source for a chart that acts for the member, when the session has ended meanwhile (SES-32). */
export type Interruption<Kind extends string> =
  /** The same member is back: the act begins, or begins again, with the same key. */
  | { type: 'intent.resumed'; intent: { kind: Kind; key: string } }
  /** The wait is over. */
  | { type: 'intent.dropped' };

/** Messages of such a chart to the source, so that the session knows which act would have to wait for a login. */
export type Acting<Kind extends string> =
  | { type: 'action.began'; intent: { kind: Kind; key: string } }
  | { type: 'action.ended'; key: string }
  /** It waits for a login; the source answers if the session has already recovered. */
  | { type: 'action.parked' };
