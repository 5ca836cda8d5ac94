import type { Facts } from './facts.ts';
import type { People } from './member.ts';
import type { FuzzSite } from './site.ts';

/** What requests are made for. */
export interface World {
  site: FuzzSite;
  facts: Facts;
  people: People;
}

/** Takes one of a list, the same for the same request. @throws where there is none */
export type Pick = <T>(list: readonly T[]) => T;

/** What only the database knows: it stands in for what the document alone made up. */
export interface Seed {
  params?: Record<string, string>;
  /** Parameters that must be these; a null is left out. */
  query?: Record<string, string | null>;
  headers?: Record<string, string>;
  /** Fields that must be these. */
  fields?: Record<string, unknown>;
  /** The whole body. */
  body?: object;
  /** What is to be done once it was answered with a success. */
  done?: () => void;
}
export type Seeder = (world: World, pick: Pick) => Seed | Promise<Seed>;
