import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './environment.ts';

test('settings: nothing set gives the defaults of the README', () => {
  expect(readSettings({})).toEqual({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:8080',
    dataDirectory: resolve('data'),
    databaseUrl: null,
    siteTimezone: 'America/Toronto',
    now: null,
    contentApiUrl: null,
    memberApiUrl: null,
    smtpUrl: null,
    trustedProxies: [],
  });
});

test('settings: every variable is read, slashes at the end are taken off', () => {
  const settings = readSettings({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '::1',
    PUBLIC_URL: 'https://festival.example/',
    DATA_DIR: '/var/festival',
    DATABASE_URL: 'postgres://user:secret@db/festival',
    SITE_TIMEZONE: 'America/St_Johns',
    NOW: '2027-07-16T08:00:00-04:00',
    CONTENT_API_URL: 'https://cms.example/api/',
    MEMBER_API_URL: 'https://members.example/api/',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    TRUSTED_PROXIES: '10.0.0.1, fd00::/8',
    IRRELEVANT: 'x',
  });
  expect({ ...settings, now: settings.now?.toString() }).toEqual({
    production: false,
    port: 0,
    host: '::1',
    publicUrl: 'https://festival.example',
    dataDirectory: '/var/festival',
    databaseUrl: 'postgres://user:secret@db/festival',
    siteTimezone: 'America/St_Johns',
    now: '2027-07-16T12:00:00Z',
    contentApiUrl: 'https://cms.example/api',
    memberApiUrl: 'https://members.example/api',
    smtpUrl: 'smtps://user:secret@mail.example:465',
    trustedProxies: ['10.0.0.1', 'fd00::/8'],
  });
});

test('settings: trusted proxies may be counted', () => {
  expect(readSettings({ TRUSTED_PROXIES: ' 2 ' }).trustedProxies).toBe(2);
});

test('settings: set to nothing is not set', () => {
  expect(readSettings({ PORT: '', NOW: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
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
  ['MEMBER_API_URL', 'members.example'],
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

test('settings: all wrong variables are named at once', () => {
  expect(() => readSettings({ PORT: 'x', NOW: 'y' })).toThrow(/^PORT must.*\nNOW must/);
});

test('settings: NOW is refused in production', () => {
  expect(() => readSettings({ NODE_ENV: 'production', NOW: '2027-07-16T12:00:00Z' })).toThrow(
    /^NOW must not/,
  );
});
