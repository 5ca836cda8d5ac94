import type { ReadDate } from '../reading/readDate.ts';
import type { Node } from '../reading/values.ts';

/** The surroundings of a value. */
export interface Facts extends ReadDate {
  /** The node that has the property. */
  node: Node;
  /** ISO 639-1 of a text; '' if unknown. */
  lang: string;
  /** The festival's, ISO 4217. */
  currency: string;
}

/** Whether an import keeps a value. */
export type Rule = (value: unknown, facts: Facts) => boolean;
