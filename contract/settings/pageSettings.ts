import * as v from 'valibot';
import { defaultRegisterPath } from './account.ts';

/** Base of the member API that is our own: only it has what this site adds to members (044). */
export const ownMemberApi = '/api/member';

/** Where this deployment's search is, as `algoliasearch/lite` asks it (SRCH-08). */
const search = v.object({
  appId: v.string(),
  /** May only search. */
  key: v.string(),
  /** Base of a host that speaks the service's wire, without a slash at the end: a path is one of ours; null is the service's own hosts. */
  url: v.nullable(v.string()),
  /** SRCH-09: two names, which may be one. */
  indexes: v.object({ fr: v.string(), en: v.string() }),
  /** Whether it is the hosted service, and in its paid version, which need not be named (SRCH-03). */
  isHosted: v.boolean(),
  isPaid: v.boolean(),
  /** `site_8`: this site among those that ask one service, told with each question. */
  siteKey: v.string(),
  /** The artists' own site, without a slash at the end, whose search has the addresses of ours (SRCH-06); '' is none. */
  artistSite: v.string(),
});

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
  /** ENV-01: only there is anything told of visits (ANA-01). */
  production: v.optional(v.boolean(), false),
  /** The tag manager that reads the data layer; null: none. */
  tagManagerId: v.optional(v.nullable(v.string()), null),
  /** Hosts that themes of pages may come from (META-02), `host[:port]`; none: there are no themes. */
  themeHosts: v.optional(v.array(v.string()), []),
  /** Null: nothing here can be searched, somebody else's content without a hosted search (SRCH-12). */
  search: v.optional(v.nullable(search), null),
  /** Where the form of the newsletter goes (LAY-33); '' is our own server. */
  newsletterUrl: v.optional(v.string(), ''),
  /** The external page that the Tickets button leads to (LAY-02), `{lang}` for the language; '' is where the texts say. */
  ticketsUrl: v.optional(v.string(), ''),
  /** The festival's accounts on the networks of the footer (LAY-19). */
  socialUrls: v.optional(v.array(v.string()), []),
});
export type PageSettings = v.InferOutput<typeof pageSettings>;
