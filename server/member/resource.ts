import type { Clock } from '../clock.ts';
import { resourceDefiner, type Resource } from '../http/resource.ts';
import type { Log } from '../log.ts';
import type { FestivalSource } from '../profile/festivalSource.ts';
import { changeRefusals, crossSiteHeader } from '../protection/descriptions.ts';
import type { Settings } from '../environment.ts';
import type { Store } from '../store/store.ts';

/** The surroundings of every resource of the member API. */
export interface MemberDeps {
  settings: Settings;
  store: Store;
  clock: Clock;
  log: Log;
  festival: FestivalSource;
}

/** The calling member, by an access token of a live session. */
export interface Identity {
  /** The row's id. */
  id: number;
  uuid: string;
  /** The session's family. */
  family: string;
}

/** The caller's data besides the request. */
export interface Caller {
  /** Null without one. */
  idempotencyKey: string | null;
  /** The bearer token, unchecked; null without one. */
  bearer: string | null;
  /** The caller's network address, for limits; never logged. */
  address: string;
  /** The cookie that names the accounts of this device, unchecked; '' without one. Never logged. */
  devices: string;
  /** The version that a change is for; null for any. */
  ifMatch: string | null;
  /** The browser's own name, unchecked; '' without one. Never logged, never stored. */
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

/** A path for anybody. */
export const definePublic = resourceDefiner<MemberDeps, Caller, 'public'>({ access: 'public', ...common });

/** A path for members only, about their own things. */
export const defineForMember = resourceDefiner<MemberDeps, MemberCaller, 'member'>({
  access: 'member',
  ...common,
});
