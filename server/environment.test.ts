import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLanguage } from '#contract/address/language.ts';
import { readSettings, SettingsError, type Settings } from './environment.ts';

test('settings: nothing set gives the defaults', () => {
  expect(readSettings({})).toEqual({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    metrics: null,
    publicUrl: 'http://127.0.0.1:8080',
    dataDirectory: resolve('data'),
    databaseUrl: null,
    siteTimezone: 'America/Toronto',
    isTimezoneSet: false,
    festival: null,
    now: null,
    contentApiUrl: null,
    contentStale: 86_400,
    memberApiUrl: null,
    sample: true,
    boxOfficeUrl: null,
    siteId: 8,
    contentRouter: 'router',
    registerPath: '/v1/register',
    monthLimit: 100_000,
    themeHosts: [],
    tagManagerId: null,
    smtpUrl: null,
    newsletterUrl: null,
    ticketsUrl: null,
    socialUrls: [],
    trustedProxies: [],
    hostedSearch: null,
    searchAdminKey: null,
    searchIndexes: { fr: 'festival', en: 'festival' },
    isSearchPaid: false,
    artistSiteUrl: null,
    securityContacts: [],
  });
});

test('ENV-01: in production nothing is invented, the site is 8 and French stands where nothing says otherwise', () => {
  const { production, sample, siteId } = readSettings({ NODE_ENV: 'production' });
  expect({ production, sample, siteId, defaultLanguage }).toEqual({
    production: true,
    sample: false,
    siteId: 8,
    defaultLanguage: 'fr',
  });
});

test('settings: every variable is read, slashes at the end are taken off', () => {
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '::1',
    METRICS_PORT: '9090',
    METRICS_HOST: '10.0.0.2',
    PUBLIC_URL: 'https://festival.example/',
    DATA_DIR: '/var/festival',
    DATABASE_URL: 'postgres://user:secret@db/festival',
    SITE_TIMEZONE: 'America/St_Johns',
    NOW: '2027-07-16T08:00:00-04:00',
    CONTENT_API_URL: 'https://cms.example/api/',
    CONTENT_STALE: '600',
    MEMBER_API_URL: 'https://members.example/api/',
    SAMPLE: 'no',
    BOX_OFFICE_URL: 'https://tickets.example/buy/',
    SITE_ID: '12',
    CONTENT_ROUTER: 'v2/page-router',
    MONTH_LIMIT: '250000',
    THEME_HOSTS: 'Themes.example, cdn.example:8443',
    TAG_MANAGER_ID: 'GTM-ABC1234',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    NEWSLETTER_URL: 'https://list.example/subscribe/',
    TICKETS_URL: 'https://tickets.example/{lang}/all?from=site',
    SOCIAL_URLS: 'https://x.com/chapiteau, https://www.tiktok.com/@chapiteau',
    TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
    SEARCH_APP_ID: 'ABC123',
    SEARCH_KEY: 'only-searches',
    SEARCH_ADMIN_KEY: 'writes',
    SEARCH_HOST: 'https://search.example/v1/',
    SEARCH_INDEX_FR: 'festival_fr',
    SEARCH_INDEX_EN: 'festival_en',
    SEARCH_PAID: 'yes',
    ARTIST_SITE_URL: 'https://artists.example/',
    SECURITY_CONTACT: 'mailto:security@festival.example, https://festival.example/report, tel:+15145550100',
    IRRELEVANT: 'x',
  });
  expect({ ...settings, now: settings.now?.toString() }).toEqual({
    production: false,
    port: 0,
    host: '::1',
    metrics: { port: 9090, host: '10.0.0.2' },
    publicUrl: 'https://festival.example',
    dataDirectory: '/var/festival',
    databaseUrl: 'postgres://user:secret@db/festival',
    siteTimezone: 'America/St_Johns',
    isTimezoneSet: true,
    festival: null,
    now: '2027-07-16T12:00:00Z',
    contentApiUrl: 'https://cms.example/api',
    contentStale: 600,
    memberApiUrl: 'https://members.example/api',
    registerPath: '/v1/register',
    sample: false,
    boxOfficeUrl: 'https://tickets.example/buy',
    siteId: 12,
    contentRouter: 'v2/page-router',
    monthLimit: 250_000,
    themeHosts: ['themes.example', 'cdn.example:8443'],
    tagManagerId: 'GTM-ABC1234',
    smtpUrl: 'smtps://user:secret@mail.example:465',
    newsletterUrl: 'https://list.example/subscribe/',
    ticketsUrl: 'https://tickets.example/{lang}/all?from=site',
    socialUrls: ['https://x.com/chapiteau', 'https://www.tiktok.com/@chapiteau'],
    trustedProxies: ['10.0.0.1', 'fd00::/8'],
    hostedSearch: { appId: 'ABC123', key: 'only-searches', host: 'https://search.example/v1' },
    searchAdminKey: 'writes',
    searchIndexes: { fr: 'festival_fr', en: 'festival_en' },
    isSearchPaid: true,
    artistSiteUrl: 'https://artists.example',
    securityContacts: [
      'mailto:security@festival.example',
      'https://festival.example/report',
      'tel:+15145550100',
    ],
  });
});

test('settings: metrics are for this machine unless another address is given', () => {
  expect(readSettings({ METRICS_PORT: '9090' }).metrics).toEqual({ port: 9090, host: '127.0.0.1' });
});

test('settings: trusted proxies may be counted', () => {
  expect(readSettings({ TRUSTED_PROXIES: ' 2 ' }).trustedProxies).toBe(2);
});

test('PRO-11: where members register is a path, or nothing where nobody can', () => {
  expect(readSettings({ REGISTER_PATH: '' }).registerPath).toBe('');
  expect(readSettings({ REGISTER_PATH: '/v2/members' }).registerPath).toBe('/v2/members');
  expect(() => readSettings({ REGISTER_PATH: 'https://else.example' })).toThrow('REGISTER_PATH must be');
});

test('settings: set to nothing is not set', () => {
  expect(readSettings({ PORT: '', NOW: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test.each([
  ['SITE_ID', 'eight'],
  ['SITE_ID', '0'],
  ['SITE_ID', '-8'],
  ['SITE_ID', '8.5'],
  ['SITE_ID', '1000000000'],
  ['TICKETS_URL', '/en/shows'],
  ['TICKETS_URL', 'javascript:alert(1)'],
  ['SOCIAL_URLS', 'https://x.com/'],
  ['SOCIAL_URLS', 'https://x.com/chapiteau, https://social.example/@chapiteau'],
  ['TAG_MANAGER_ID', 'UA-123'],
  ['TAG_MANAGER_ID', 'GTM-abc"'],
  ['TAG_MANAGER_ID', 'GTM-1'],
  ['MONTH_LIMIT', '0'],
  ['MONTH_LIMIT', 'all'],
  ['MONTH_LIMIT', '1e5'],
  ['MONTH_LIMIT', '10000000'],
  ['CONTENT_ROUTER', '/router'],
  ['CONTENT_ROUTER', 'router/'],
  ['CONTENT_ROUTER', '../router'],
  ['CONTENT_ROUTER', 'router?x=1'],
  ['THEME_HOSTS', 'https://themes.example'],
  ['THEME_HOSTS', 'themes.example/a'],
  ['THEME_HOSTS', '*'],
  ['THEME_HOSTS', '*.example'],
  ['THEME_HOSTS', 'themes.example,'],
  ['THEME_HOSTS', 'user@themes.example'],
  ['THEME_HOSTS', 'themes.example:443'],
  ['SEARCH_APP_ID', 'a b'],
  ['SEARCH_APP_ID', 'evil.example/'],
  ['SEARCH_KEY', 'two words'],
  ['SEARCH_HOST', 'search.example'],
  ['SEARCH_INDEX_FR', 'a/b'],
  ['SEARCH_INDEX_EN', 'a/b'],
  ['SEARCH_ADMIN_KEY', 'two words'],
  ['SEARCH_PAID', 'maybe'],
  ['ARTIST_SITE_URL', 'artists.example'],
  ['ARTIST_SITE_URL', 'https://artists.example/?lang='],
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['PORT', '65536'],
  ['METRICS_PORT', '65536'],
  ['METRICS_HOST', 'a b'],
  ['PORT', '-1'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'festival.example'],
  ['PUBLIC_URL', 'https://festival.example/site'],
  ['DATABASE_URL', 'mysql://user:secret@db/x'],
  ['SITE_TIMEZONE', 'Montréal'],
  ['SITE_TIMEZONE', '-04:00'],
  ['NOW', 'tomorrow'],
  ['NOW', '2027-07-16T08:00:00'],
  ['CONTENT_API_URL', 'javascript:alert(1)'],
  ['CONTENT_STALE', '1h'],
  ['CONTENT_STALE', '100000000'],
  ['TAG_MANAGER_ID', 'GTM-ABCDEFGHIJKLM'],
  ['NEWSLETTER_URL', 'list.example'],
  ['CONTENT_STALE', '-1'],
  ['MEMBER_API_URL', 'members.example'],
  ['SAMPLE', 'true'],
  ['SAMPLE', 'YES'],
  ['BOX_OFFICE_URL', 'tickets.example'],
  ['BOX_OFFICE_URL', 'https://tickets.example/?date='],
  ['BOX_OFFICE_URL', 'https://tickets.example/#dates'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '-1'],
  ['SMTP_URL', 'https://user:secret@mail.example'],
])('settings: a wrong %s (%s) is refused by name, without repeating the value', (name, value) => {
  const read = (): unknown => readSettings({ [name]: value });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(new RegExp(`^${name} must`));
  expect(read).not.toThrow(value);
});

test.each<[name: keyof Settings, env: NodeJS.ProcessEnv, value: unknown]>([
  ['port', { PORT: '65535' }, 65_535],
  ['databaseUrl', { DATABASE_URL: 'postgresql://db/festival' }, 'postgresql://db/festival'],
  ['contentApiUrl', { CONTENT_API_URL: 'http://cms.example/api' }, 'http://cms.example/api'],
  ['memberApiUrl', { MEMBER_API_URL: 'http://members.example' }, 'http://members.example'],
  ['contentStale', { CONTENT_STALE: '0' }, 0],
  ['contentStale', { CONTENT_STALE: '99999999' }, 99_999_999],
  ['siteId', { SITE_ID: '999999999' }, 999_999_999],
  ['monthLimit', { MONTH_LIMIT: '9999999' }, 9_999_999],
  ['themeHosts', { THEME_HOSTS: '[2001:db8::1]:8443' }, ['[2001:db8::1]:8443']],
  ['tagManagerId', { TAG_MANAGER_ID: 'GTM-AB12' }, 'GTM-AB12'],
  ['tagManagerId', { TAG_MANAGER_ID: 'GTM-ABCDEFGHIJKL' }, 'GTM-ABCDEFGHIJKL'],
  ['newsletterUrl', { NEWSLETTER_URL: 'http://list.example/' }, 'http://list.example/'],
  ['ticketsUrl', { TICKETS_URL: 'http://tickets.example/' }, 'http://tickets.example/'],
  ['smtpUrl', { SMTP_URL: 'smtp://mail.example' }, 'smtp://mail.example'],
  ['registerPath', { REGISTER_PATH: ' ' }, ''],
  ['registerPath', { REGISTER_PATH: ' /v2/members ' }, '/v2/members'],
  ['isSearchPaid', { SEARCH_PAID: 'no' }, false],
  ['sample', { SAMPLE: 'yes' }, true],
])('settings: %s may come from %o: %o', (name, env, value) => {
  expect(readSettings(env)[name]).toEqual(value);
});

test('settings: all wrong variables are named at once', () => {
  expect(() => readSettings({ PORT: 'x', NOW: 'y' })).toThrow(/^PORT must.*\nNOW must/);
});

test('settings: NOW is refused in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production', NOW: '2027-07-16T12:00:00Z' })).toThrow(
    /^NOW must not/,
  );
});

const host = 'https://cms.example/api';
test.each<[NodeJS.ProcessEnv, boolean]>([
  [{}, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ SAMPLE: 'no' }, false],
  [{ SAMPLE: 'yes' }, true],
  [{ NODE_ENV: 'production', SAMPLE: 'no' }, false],
  [{ NODE_ENV: 'production', SAMPLE: 'yes' }, true],
  [{ CONTENT_API_URL: host }, false],
  [{ NODE_ENV: 'production', CONTENT_API_URL: host }, false],
  [{ CONTENT_API_URL: host, SAMPLE: 'no' }, false],
])('ENV-02: with %o the sample is wanted: %s', (env, isWanted) => {
  expect(readSettings(env).sample).toBe(isWanted);
});

test.each(['production', ''])(
  'ENV-02: SAMPLE=yes is refused beside an external content host (NODE_ENV=%s)',
  (mode) => {
    expect(() => readSettings({ NODE_ENV: mode, SAMPLE: 'yes', CONTENT_API_URL: host })).toThrow(
      new SettingsError('SAMPLE must not be yes where CONTENT_API_URL names an external content host.'),
    );
  },
);

test('ENV-02: a festival’s folder stands in the place of the sample, and beside neither it nor another content host', () => {
  const { festival, sample } = readSettings({ FESTIVAL: '/srv/jazz' });
  expect({ festival, sample }).toEqual({ festival: '/srv/jazz', sample: false });
  expect(readSettings({ FESTIVAL: 'jazz' }).festival).toBe(resolve('jazz'));
  expect(() => readSettings({ FESTIVAL: 'jazz', SAMPLE: 'yes' })).toThrow(
    new SettingsError('SAMPLE must not be yes where FESTIVAL names a folder.'),
  );
  expect(() => readSettings({ FESTIVAL: 'jazz', CONTENT_API_URL: 'https://cms.example' })).toThrow(
    new SettingsError(
      'FESTIVAL must not be set where CONTENT_API_URL names an external content host: its programme comes from there.',
    ),
  );
});

test.each(['prod', 'Production', 'staging', '1'])(
  'OPS-20: NODE_ENV=%s stops the start with a sentence',
  (mode) => {
    expect(() => readSettings({ NODE_ENV: mode })).toThrow(
      new SettingsError(
        'NODE_ENV must be production, development or test, or not be set: with another word the site would be no production.',
      ),
    );
  },
);

test.each([[undefined], [''], [' '], ['development'], ['test']])(
  'OPS-20: NODE_ENV=%s is no production',
  (mode) => {
    expect(readSettings({ NODE_ENV: mode }).production).toBe(false);
  },
);

test.each([
  'security@festival.example',
  'http://festival.example',
  'mailto:a@b.example,',
  'mailto:a b@c.example',
])('OPS-21: SECURITY_CONTACT=%s stops the start with a sentence', (contact) => {
  expect(() => readSettings({ SECURITY_CONTACT: contact })).toThrow(
    new SettingsError(
      'SECURITY_CONTACT must be addresses, with commas between, that begin with mailto:, https:// or tel:.',
    ),
  );
});

test.each([
  [{ PORT: '3000' }, 'http://127.0.0.1:3000'],
  [{ HOST: '::1', PORT: '3000' }, 'http://[::1]:3000'],
  [{ HOST: 'festival.example' }, 'http://festival.example:8080'],
  [{ HOST: '::1', PUBLIC_URL: 'https://festival.example' }, 'https://festival.example'],
])('settings: with %o the site is at %s', (env, publicUrl) => {
  expect(readSettings(env).publicUrl).toBe(publicUrl);
});

test.each([
  [{ SEARCH_APP_ID: 'ABC123' }, 'SEARCH_KEY'],
  [{ SEARCH_KEY: 'k' }, 'SEARCH_APP_ID'],
  [{ SEARCH_HOST: 'https://search.example' }, 'SEARCH_APP_ID and SEARCH_KEY'],
  [{ SEARCH_KEY: 'k', SEARCH_HOST: 'https://search.example' }, 'SEARCH_APP_ID'],
])('SRCH-08: a search service with %o alone stops the start, which asks for %s', (env, missing) => {
  expect(() => readSettings(env)).toThrow(
    new SettingsError(`${missing} must be set, too: a search service is known by both.`),
  );
});

test('SRCH-08: a search service without a host of its own has its usual ones', () => {
  const { hostedSearch, isSearchPaid } = readSettings({ SEARCH_APP_ID: 'ABC123', SEARCH_KEY: 'k' });
  expect([hostedSearch, isSearchPaid]).toEqual([{ appId: 'ABC123', key: 'k', host: null }, false]);
});

test('LAY-33: the addresses of forms and of sellers stay as they are written, slashes and all', () => {
  const { newsletterUrl, ticketsUrl } = readSettings({
    NEWSLETTER_URL: 'https://list.example/subscribe//',
    TICKETS_URL: 'https://tickets.example/',
  });
  expect([newsletterUrl, ticketsUrl]).toEqual([
    'https://list.example/subscribe//',
    'https://tickets.example/',
  ]);
});
