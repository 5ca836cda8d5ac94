/** What a chart that acts for the member hears from its `session` source when the session has ended meanwhile (SES-32). */
export type Interruption<Kind extends string> =
  /** The same member is back: it is done, or done again, with the same key. */
  | { type: 'intent.resumed'; intent: { kind: Kind; key: string } }
  /** What waits is over. */
  | { type: 'intent.dropped' };

/** What such a chart says to the source, so that the session knows what would have to wait for a login. */
export type Acting<Kind extends string> =
  | { type: 'action.began'; intent: { kind: Kind; key: string } }
  | { type: 'action.ended'; key: string }
  /** It waits for a login; the source says so if the session has got over it already. */
  | { type: 'action.parked' };
