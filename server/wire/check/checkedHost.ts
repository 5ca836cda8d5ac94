import type * as v from 'valibot';
import type { HostAnswer } from './ask.ts';
import type { Finding, Level } from './findings.ts';
import type { CheckLimits } from './limits.ts';
import type { SeenPicture } from './picturesIn.ts';

/** A host during a check: it asks, and notes all that it finds. */
export interface HostUnderCheck {
  note: (level: Level, call: string, says: string, about?: Partial<Finding>) => void;
  /** Asks, and notes everything about the answer apart from its content. Null without an answer, and once the check is over. */
  ask: (call: string, init?: RequestInit) => Promise<HostAnswer | null>;
  /** The JSON of a good answer; null after a finding, and for a 404, with that note. */
  read: (call: string, gone?: Pick<Finding, 'level' | 'says'>) => Promise<unknown>;
  /** All pictures of the answers so far. */
  pictures: readonly SeenPicture[];
  /** Notes what the wire does not expect. */
  compare: (call: string, schema: v.GenericSchema, answer: unknown) => void;
}

/** The host of a check, with the settings of its site. */
export interface CheckedHost {
  host: HostUnderCheck;
  limits: CheckLimits;
  /** SITE_ID */
  site: string;
  /** CONTENT_ROUTER */
  router: string;
  /** Fetches a picture; the sentence about it, null if it is one. */
  fetchFile: (address: string) => Promise<string | null>;
}
