import type { Facts } from './facts.ts';
import type { People } from './member.ts';
import type { FuzzSite } from './site.ts';

/** The surroundings of a request's making. */
export interface World {
  site: FuzzSite;
  facts: Facts;
  people: People;
}

/** Takes one of a list, the same for the same request. @throws if it is empty */
export type Pick = <T>(list: readonly T[]) => T;

/** Values that only the database knows, in place of those made from the document alone. */
export interface Seed {
  params?: Record<string, string>;
  /** Required parameters; a null removes one. */
  query?: Record<string, string | null>;
  headers?: Record<string, string>;
  /** Required fields. */
  fields?: Record<string, unknown>;
  /** The whole body. */
  body?: object;
  /** Called after a success. */
  done?: () => void;
}
export type Seeder = (world: World, pick: Pick) => Seed | Promise<Seed>;
