import { finderOf } from './findTraces.ts';
import type { Traces } from './tracesOf.ts';

/**
 * For tests: the traces of a festival that nothing else has. A common word that is one festival's name and part of another's
 * sentence is no trace. The brand stays whatever others say.
 * @param others texts of another festival, and of the software
 */
export const tracesApart = ({ brand, ...traces }: Traces, others: readonly string[]): Traces => {
  const held = (sought: readonly string[]): string[] => {
    const find = finderOf(sought);
    const shared = new Set(others.flatMap(find));
    return sought.filter((one) => !shared.has(one));
  };
  return {
    brand,
    names: held(traces.names),
    words: held(traces.words),
    colours: held(traces.colours),
    pictures: held(traces.pictures),
    addresses: held(traces.addresses),
  };
};
