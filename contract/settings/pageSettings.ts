import * as v from 'valibot';
import { defaultRegisterPath } from './account.ts';

/** What the page tells the browser about this deployment; one build serves them all (README, "Settings"). */
export const pageSettings = v.object({
  siteId: v.number(),
  /** The content API's path of pages, below the language (LDR-01). */
  contentRouter: v.optional(v.string(), 'router'),
  /** Ends every page title (LAY-31). */
  brand: v.string(),
  /** IANA name: the festival's own zone; decides what "today" is. */
  timezone: v.string(),
  /** Base of the content API, without a slash at the end. */
  contentApiUrl: v.string(),
  /** Base of the API that has the calendar: ours, whoever has the content (CAL-48). */
  calendarApiUrl: v.string(),
  /** Base of the member API, without a slash at the end. */
  memberApiUrl: v.string(),
  /** Where members register, below the member API (PRO-11); '' is closed. */
  registerPath: v.optional(v.string(), defaultRegisterPath),
  /** Origin of canonical addresses. */
  publicUrl: v.string(),
  /** Shown where a page that has no picture of its own is shared. */
  socialImage: v.string(),
  /** `belong_to` names, lower-case: never shown (CAL-31), and drawn as the Toronto variant (TOR-01). */
  excludedFestivals: v.array(v.string()),
  torontoFestivals: v.array(v.string()),
  /** Origin of the site that shows of the Toronto festivals link to (SHW-18); null is this site. */
  torontoSite: v.optional(v.nullable(v.string()), null),
  /** Whether this host tells of new shows (META-03): of somebody else's content it knows of none. */
  hasFeeds: v.optional(v.boolean(), false),
  /** Hosts that themes of pages may come from (META-02), `host[:port]`; none: there are no themes. */
  themeHosts: v.optional(v.array(v.string()), []),
});
export type PageSettings = v.InferOutput<typeof pageSettings>;
