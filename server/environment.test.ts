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
    siteId: 8,
    contentRouter: 'router',
    smtpUrl: null,
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
    SITE_ID: '12',
    CONTENT_ROUTER: 'v2/page-router',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
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
    siteId: 12,
    contentRouter: 'v2/page-router',
    smtpUrl: 'smtps://user:secret@mail.example:465',
  });
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
  ['CONTENT_ROUTER', '/router'],
  ['CONTENT_ROUTER', 'router/'],
  ['CONTENT_ROUTER', '../router'],
  ['CONTENT_ROUTER', 'router?x=1'],
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
