import { orNearest } from '../reading/nearest.ts';
import type { Place } from '../reading/place.ts';
import type { Findings } from './findings.ts';
import type { Hint } from './hints.ts';

/** Tells a name that is not among the known ones; null knows nothing, and tells nothing. */
export type TellUnknown = (
  kind: string,
  name: string,
  known: ReadonlySet<string> | ReadonlyMap<string, unknown> | null,
  at: { file: string; place: Place },
) => void;

export const createTellUnknown = (findings: Findings, hint: Hint): TellUnknown => {
  return (kind, name, known, { file, place }) => {
    if (known === null || known.has(name)) return;
    const meant = hint(`${kind} ${name}`, () => orNearest(name, known.keys()));
    findings.mistake(file, place, `${kind} \`${name}\` is unknown${meant}`);
  };
};
