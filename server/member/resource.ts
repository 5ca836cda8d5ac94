import type { Clock } from '../clock.ts';
import { resourceDefiner, type Resource } from '../http/resource.ts';
import type { Log } from '../log.ts';
import { changeRefusals, crossSiteHeader } from '../protection/descriptions.ts';
import type { Settings } from '../environment.ts';
import type { Store } from '../store/store.ts';

/** What the member API needs of its surroundings, whatever the resource. */
export interface MemberDeps {
  settings: Settings;
  store: Store;
  clock: Clock;
  log: Log;
}

/** The member who asks, known by an access token whose session has not ended. */
export interface Identity {
  /** The row's id. */
  id: number;
  uuid: string;
  /** The session's family. */
  family: string;
}

/** What is known of the caller besides the request. */
export interface Caller {
  /** Null where the client sent none. */
  idempotencyKey: string | null;
  /** The bearer token, not judged; null where the client sent none. */
  bearer: string | null;
  /** Network address of the caller, for limits; never logged. */
  address: string;
  /** The cookie that names the accounts of this device, not checked; '' where there is none. Never logged. */
  devices: string;
  /** The version that a change is meant for; null where any will do. */
  ifMatch: string | null;
  /** What the browser calls itself: anything at all; '' where it says nothing. Never logged, never kept. */
  userAgent: string;
}
export interface MemberCaller extends Caller {
  member: Identity;
}

/** One path and verb of the member API, below `/api/member`. */
export type MemberResource<Deps extends MemberDeps = MemberDeps> =
  | Resource<Deps, Caller, 'public'>
  | Resource<Deps, MemberCaller, 'member'>;

const common = { keeping: 'none', changing: crossSiteHeader, refusals: changeRefusals } as const;

/** A path that anybody may ask. */
export const definePublic = resourceDefiner<MemberDeps, Caller, 'public'>({ access: 'public', ...common });

/** A path that only a member may ask, about what is theirs. */
export const defineForMember = resourceDefiner<MemberDeps, MemberCaller, 'member'>({
  access: 'member',
  ...common,
});
