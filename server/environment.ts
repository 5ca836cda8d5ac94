import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import { searchSettings } from '#contract/settings/search.ts';
import { defaultRegisterPath } from '#contract/settings/account.ts';
import { networkOf } from '#contract/settings/social.ts';
import { isAddressRange, type TrustedProxies } from './clientAddress.ts';
import { site } from './site.ts';

/** The hosted search service and its search-only key; browsers get both. */
export interface HostedSearch {
  appId: string;
  key: string;
  /** A host with the service's wire, without a slash at the end; null for the service's own. */
  host: string | null;
}

/** The settings of a deployment (docs/contract.md), read once at the start. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Where the metrics are served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** Origin of canonical addresses, without a slash at the end. */
  publicUrl: string;
  /** Absolute path of the database's folder. */
  dataDirectory: string;
  /** PostgreSQL instead of SQLite. */
  databaseUrl: string | null;
  /** IANA name. */
  siteTimezone: string;
  /** Whether a person chose the time zone: then it wins over the festival's folder. */
  isTimezoneSet: boolean;
  /** Absolute path of the festival's folder (docs/contract.md); null: none. */
  festival: string | null;
  /** The start of the server's clock; null for the machine's time. */
  now: Temporal.Instant | null;
  /** An external content API instead of the embedded one, without a slash at the end. */
  contentApiUrl: string | null;
  /** How long answers of an external content host stand in while it is away, in seconds (HST-04). */
  contentStale: number;
  /** An external member API instead of the embedded one, without a slash at the end. */
  memberApiUrl: string | null;
  /** The registration's path below the member API (PRO-11); '' is closed. */
  registerPath: string;
  /** Whether a database without shows gets the sample festival and its demo members (ENV-02). */
  sample: boolean;
  /** The seller of the sample festival's tickets, without a slash at the end; null for the site's own box office. */
  boxOfficeUrl: string | null;
  /** This site's number in the content API's paths and among its pictures (LDR-01, CAL-33). */
  siteId: number;
  /** The content API's path of pages, below the language (LDR-01). */
  contentRouter: string;
  /** The most dates of a month from an external content host; more are a 503. */
  monthLimit: number;
  /** Hosts of page themes, `host[:port]`; empty: no themes (META-02). */
  themeHosts: readonly string[];
  /** The tag manager that counts consenting visitors, `GTM-…`; null: none (ANA-01). */
  tagManagerId: string | null;
  /** The mail server; null writes mail to the outbox below `dataDirectory`. */
  smtpUrl: string | null;
  /** An external mailing list's form instead of our own newsletter (LAY-33). */
  newsletterUrl: string | null;
  /** The external page that the Tickets button leads to (LAY-02), `{lang}` for the language; null is the list of the shows. */
  ticketsUrl: string | null;
  /** The festival's accounts on the networks of the footer (LAY-19); a network without one is not there. */
  socialUrls: readonly string[];
  /** Their `X-Forwarded-For` counts. */
  trustedProxies: TrustedProxies;
  /** The hosted search service instead of the embedded index (SRCH-08). */
  hostedSearch: HostedSearch | null;
  /** For `npm run search` alone: it never leaves the server. */
  searchAdminKey: string | null;
  /** SRCH-09: two names, perhaps equal. */
  searchIndexes: Readonly<Record<Language, string>>;
  /** Whether the hosted search is a paid one, which need not be named (SRCH-08). */
  isSearchPaid: boolean;
  /** The artists' own site, without a slash at the end, whose search is that of this code (SRCH-06); null: none. */
  artistSiteUrl: string | null;
  /** Where to report a weakness, `mailto:`, `https:` or `tel:`; empty: there is no `security.txt`. */
  securityContacts: readonly string[];
}

/** A setting that stops the start; the message names the variable, for the person who set it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Whether it is the IANA name of a time zone. */
export const isTimezone = (value: string): boolean => {
  try {
    Temporal.Now.instant().toZonedDateTimeISO(value);
    return !/^[+-]/.test(value);
  } catch {
    return false;
  }
};
const isInstant = (value: string): boolean => {
  try {
    return Temporal.Instant.from(value) instanceof Temporal.Instant;
  } catch {
    return false;
  }
};
const hasProtocol =
  (...protocols: string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);
const isOrigin = (value: string): boolean =>
  hasProtocol('http:', 'https:')(value) && new URL(value).href.replace(/\/$/, '') === new URL(value).origin;

/** In the form of `URL.host`: a host, and a port other than the scheme's. */
const isHost = (value: string): boolean =>
  /^[\w.:[\]-]+$/.test(value) &&
  URL.canParse(`https://${value}`) &&
  new URL(`https://${value}`).host === value;

/** Of one line of `security.txt`. */
const isContact = (value: string): boolean =>
  /^[!-~]+$/.test(value) && hasProtocol('mailto:', 'https:', 'tel:')(value);

const isBase = (value: string): boolean => !/[?#]/.test(value);

const webAddress = v.pipe(
  v.string(),
  v.check(hasProtocol('http:', 'https:'), 'must be an address that begins with http:// or https://'),
  v.transform((value) => value.replace(/(?<!\/)\/+$/, '')),
);

const searchKey = v.pipe(v.string(), v.regex(/^[\w=+/-]{1,500}$/, 'must be a key, without spaces'));
const indexName = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,100}$/, 'must be the name of an index, of letters, digits, - . and _'),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a whole number from 0 to 65535'),
);
const hostName = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'));

const environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(
      ['production', 'development', 'test'],
      'must be production, development or test, or not be set: with another word the site would be no production',
    ),
  ),
  PORT: v.optional(port, '8080'),
  HOST: v.optional(hostName, '127.0.0.1'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(hostName, '127.0.0.1'),
  PUBLIC_URL: v.optional(
    v.pipe(webAddress, v.check(isOrigin, 'must be an origin, like https://example.org, without a path')),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(hasProtocol('postgres:', 'postgresql:'), 'must begin with postgres:// or postgresql://'),
    ),
  ),
  SITE_TIMEZONE: v.optional(
    v.pipe(v.string(), v.check(isTimezone, 'must be an IANA time zone, like America/Toronto')),
  ),
  FESTIVAL: v.optional(v.string()),
  NOW: v.optional(
    v.pipe(
      v.string(),
      v.check(isInstant, 'must be an ISO 8601 instant with a zone, like 2027-07-16T12:00:00Z'),
      v.transform((value) => Temporal.Instant.from(value)),
    ),
  ),
  CONTENT_API_URL: v.optional(webAddress),
  CONTENT_STALE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,8}$/, 'must be a whole number of seconds from 0 to 99999999'),
      v.transform(Number),
    ),
    '86400',
  ),
  MEMBER_API_URL: v.optional(webAddress),
  REGISTER_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(\/[\w-]+)*$/,
        'must be a path below the member API, like /v1/register, or empty where nobody can register',
      ),
    ),
    defaultRegisterPath,
  ),
  SAMPLE: v.optional(v.picklist(['yes', 'no'], 'must be yes or no')),
  BOX_OFFICE_URL: v.optional(
    v.pipe(
      webAddress,
      v.check(isBase, 'must end where the number of a date follows: without a question mark or a fragment'),
    ),
  ),
  SITE_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 to 999999999'),
      v.transform(Number),
    ),
    String(site.siteId),
  ),
  CONTENT_ROUTER: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]+(\/[\w-]+)*$/,
        'must be a path without a slash at its ends, of letters, digits, - and _, like router',
      ),
    ),
    'router',
  ),
  MONTH_LIMIT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999'),
      v.transform(Number),
    ),
    '100000',
  ),
  THEME_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((host) => host.trim().toLowerCase())),
      v.check(
        (hosts) => hosts.every(isHost),
        'must be hosts, like themes.example.org, cdn.example.org:8443, without a scheme or a path',
      ),
    ),
  ),
  TAG_MANAGER_ID: v.optional(
    v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be the id of a container, like GTM-ABC1234')),
  ),
  NEWSLETTER_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(hasProtocol('http:', 'https:'), 'must be an address that begins with http:// or https://'),
    ),
  ),
  TICKETS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(hasProtocol('http:', 'https:'), 'must be an address that begins with http:// or https://'),
    ),
  ),
  SOCIAL_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((address) => address.trim())),
      v.check(
        (addresses) => addresses.every((address) => networkOf(address) !== undefined),
        'must be addresses of accounts, with commas between, at x.com, youtube.com, facebook.com, instagram.com or tiktok.com',
      ),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        /^\s*\d+\s*$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim()),
      ),
      v.check(
        (value) => typeof value === 'number' || value.every(isAddressRange),
        'must be how many proxies there are, or their addresses and ranges, like 10.0.0.1, 172.16.0.0/12',
      ),
    ),
  ),
  SEARCH_APP_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[a-z0-9]{1,32}$/i, 'must be an application id, of letters and digits')),
  ),
  SEARCH_KEY: v.optional(searchKey),
  SEARCH_ADMIN_KEY: v.optional(searchKey),
  SEARCH_HOST: v.optional(webAddress),
  SEARCH_INDEX_FR: v.optional(indexName, searchSettings.indexName),
  SEARCH_INDEX_EN: v.optional(indexName, searchSettings.indexName),
  SEARCH_PAID: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
  ARTIST_SITE_URL: v.optional(
    v.pipe(webAddress, v.check(isBase, 'must be an address without a question mark or a fragment')),
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((address) => address.trim())),
      v.check(
        (addresses) => addresses.every(isContact),
        'must be addresses, with commas between, that begin with mailto:, https:// or tel:',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        hasProtocol('smtp:', 'smtps:'),
        'must begin with smtp:// or smtps://, like smtps://user:password@mail.example.org',
      ),
    ),
  ),
});

/** Variables for which empty differs from the default. */
const mayBeEmpty = ['REGISTER_PATH'];

/** An empty variable counts as unset, as in most shells and container files, except where empty has a meaning. */
const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, mayBeEmpty.includes(name) ? value?.trim() : value] as const)
      .filter(([name, value]) => value !== undefined && (value.trim() !== '' || mayBeEmpty.includes(name))),
  );

/** The hosted service needs both its id and its key. @throws SettingsError */
const readHostedSearch = ({
  SEARCH_APP_ID: appId,
  SEARCH_KEY: key,
  SEARCH_HOST: host,
}: v.InferOutput<typeof environment>): HostedSearch | null => {
  if (appId !== undefined && key !== undefined) return { appId, key, host: host ?? null };
  if (appId === undefined && key === undefined && host === undefined) return null;
  const missing = [appId === undefined && 'SEARCH_APP_ID', key === undefined && 'SEARCH_KEY'];
  throw new SettingsError(
    `${missing.filter((name) => name !== false).join(' and ')} must be set, too: a search service is known by both.`,
  );
};

/** A host as it stands in an address: one of IPv6 in brackets. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Reads and checks every setting.
 * @throws SettingsError naming each wrong variable and its rule, without its value: some are secrets.
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const parsed = v.safeParse(environment, withoutEmpty(env));
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'A setting'} ${issue.message}.`);
    throw new SettingsError(lines.join('\n'));
  }
  const values = parsed.output;
  const production = values.NODE_ENV === 'production';
  if (production && values.NOW) throw new SettingsError('NOW must not be set when NODE_ENV is production.');
  if (values.SAMPLE === 'yes' && values.CONTENT_API_URL !== undefined)
    throw new SettingsError('SAMPLE must not be yes where CONTENT_API_URL names an external content host.');
  if (values.FESTIVAL !== undefined && values.CONTENT_API_URL !== undefined)
    throw new SettingsError(
      'FESTIVAL must not be set where CONTENT_API_URL names an external content host: its programme comes from there.',
    );
  if (values.SAMPLE === 'yes' && values.FESTIVAL !== undefined)
    throw new SettingsError('SAMPLE must not be yes where FESTIVAL names a folder.');
  const hasSampleByDefault =
    !production && values.CONTENT_API_URL === undefined && values.FESTIVAL === undefined;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    metrics:
      values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    publicUrl: values.PUBLIC_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    siteTimezone: values.SITE_TIMEZONE ?? 'America/Toronto',
    isTimezoneSet: values.SITE_TIMEZONE !== undefined,
    festival: values.FESTIVAL === undefined ? null : resolve(values.FESTIVAL),
    now: values.NOW ?? null,
    contentApiUrl: values.CONTENT_API_URL ?? null,
    contentStale: values.CONTENT_STALE,
    memberApiUrl: values.MEMBER_API_URL ?? null,
    registerPath: values.REGISTER_PATH,
    sample: values.SAMPLE === undefined ? hasSampleByDefault : values.SAMPLE === 'yes',
    boxOfficeUrl: values.BOX_OFFICE_URL ?? null,
    siteId: values.SITE_ID,
    contentRouter: values.CONTENT_ROUTER,
    monthLimit: values.MONTH_LIMIT,
    themeHosts: values.THEME_HOSTS ?? [],
    tagManagerId: values.TAG_MANAGER_ID ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    newsletterUrl: values.NEWSLETTER_URL ?? null,
    ticketsUrl: values.TICKETS_URL ?? null,
    socialUrls: values.SOCIAL_URLS ?? [],
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    hostedSearch: readHostedSearch(values),
    searchAdminKey: values.SEARCH_ADMIN_KEY ?? null,
    searchIndexes: { fr: values.SEARCH_INDEX_FR, en: values.SEARCH_INDEX_EN },
    isSearchPaid: values.SEARCH_PAID === 'yes',
    artistSiteUrl: values.ARTIST_SITE_URL ?? null,
    securityContacts: values.SECURITY_CONTACT ?? [],
  };
};
