import * as v from 'valibot';
import { languages } from '../address/language.ts';
import { parts } from './parts.ts';

/** Base of our own member API. */
export const ownMemberApi = '/api/member';

/** The search of this deployment, for `algoliasearch/lite` (SRCH-08). */
const search = v.object({
  appId: v.string(),
  /** May only search. */
  key: v.string(),
  /**
   * Base of a host with the service's wire, without a slash at the end; a path is our own; null means the service's hosts.
   */
  url: v.nullable(v.string()),
  /** SRCH-09: two names, perhaps equal. */
  indexes: v.object({ fr: v.string(), en: v.string() }),
  /** Whether it is the hosted service, and in its paid version, which need not be named (SRCH-03). */
  isHosted: v.boolean(),
  isPaid: v.boolean(),
  /** `site_8`: this site among those that ask one service, told with each question. */
  siteKey: v.string(),
  /** The artists' own site, without a slash at the end, whose search has the addresses of ours (SRCH-06); '' is none. */
  artistSite: v.string(),
});

/** The pictures of the festival's look, by their addresses; its colours and shapes are in the page's styles. */
const look = v.object({
  /** In the place of the name at the top of every page. */
  logo: v.nullable(v.string()),
  /** The festival's figure, by its mood. */
  mascot: v.nullable(v.object({ laughing: v.string(), lost: v.string(), asleep: v.string() })),
  /** The grounds of plates beneath an editor's text (HOM-09). */
  plates: v.object({ ink: v.string(), paper: v.string() }),
});

/** The deployment's settings for the browser; one build serves all deployments (docs/contract.md). */
export const pageSettings = v.object({
  siteId: v.number(),
  /** The content API's path of pages, below the language (LDR-01). */
  contentRouter: v.string(),
  /** The festival's name: ends every page title (LAY-31). */
  brand: v.object({ fr: v.string(), en: v.string() }),
  /** The festival's languages, the default first (RTE-23, RTE-24). */
  languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1)),
  /** The parts that the festival has (FES-21). */
  parts,
  /** ISO 4217 (FES-25). */
  currency: v.string(),
  /** IANA name: the festival's own zone; decides what "today" is. */
  timezone: v.string(),
  /** Base of the content API, without a slash at the end. */
  contentApiUrl: v.string(),
  /** Base of the calendar's API: always ours (CAL-48). */
  calendarApiUrl: v.string(),
  /** Base of the member API, without a slash at the end. */
  memberApiUrl: v.string(),
  /** The registration's path below the member API (PRO-11); '' is closed. */
  registerPath: v.string(),
  /** Origin of canonical addresses. */
  publicUrl: v.string(),
  /** The shared picture of pages without their own. */
  socialImage: v.string(),
  /** `belong_to` names, lower-case: never shown (CAL-31), and drawn as the Toronto variant (TOR-01). */
  excludedFestivals: v.array(v.string()),
  torontoFestivals: v.array(v.string()),
  /** Origin of the site that shows of the Toronto festivals link to (SHW-18); null is this site. */
  torontoSite: v.nullable(v.string()),
  /** Whether the legal pages are where the texts say; of another content host only its menus know (HST-29). */
  hasLegalPages: v.boolean(),
  /** ENV-01: only production reports visits (ANA-01). */
  production: v.boolean(),
  /** The tag manager that reads the data layer; null: none. */
  tagManagerId: v.nullable(v.string()),
  /** Hosts of page themes (META-02), `host[:port]`; empty: no themes. */
  themeHosts: v.array(v.string()),
  search,
  /** The target of the newsletter's form (LAY-33); '' is our own server. */
  newsletterUrl: v.string(),
  /** The external page that the Tickets button leads to (LAY-02), `{lang}` for the language; '' is where the texts say. */
  ticketsUrl: v.string(),
  /** The festival's accounts on the networks of the footer (LAY-19). */
  socialUrls: v.array(v.string()),
  /** Addresses of the festival's words in each language (FES-15); null where it has none. */
  words: v.object({ fr: v.nullable(v.string()), en: v.nullable(v.string()) }),
  look,
});
export type PageSettings = v.InferOutput<typeof pageSettings>;
