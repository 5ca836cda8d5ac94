import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { browserSecret, readResetToken, writeResetToken } from './resetToken.ts';

const secrets = {
  key: new Uint8Array(),
  hash: (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
};
const identifiers = { uuid: 'uuid-1', userref: 'userref-1', email: 'jo@example.test' };
const expiresAt = 1_815_774_600;
const token = writeResetToken(secrets, { ...identifiers, expiresAt });
const [, seal = ''] = token.split('.');

test('PRO-06: the token of a request says its end', () => {
  expect(readResetToken(secrets, { ...identifiers, token })).toBe(expiresAt);
});

const changes: [what: string, changed: Partial<typeof identifiers>][] = [
  ['another request', { uuid: 'uuid-2' }],
  ['another browser', { userref: 'userref-2' }],
  ['another address', { email: 'sam@example.test' }],
  ['no address', { email: '' }],
];

test.each<[what: string, changed: Partial<typeof identifiers> & { token?: string }]>([
  ...changes,
  ['a later end', { token: `${expiresAt + 1}.${seal}` }],
  ['an end in other digits', { token: `${expiresAt}0.${seal}` }],
  ['an endless one', { token: `999999999999.${seal}` }],
  ['its seal in small letters', { token: `${expiresAt}.${seal.toLowerCase()}` }],
  ['a part of the seal', { token: `${expiresAt}.${seal.slice(1)}` }],
  ['no seal', { token: `${expiresAt}.` }],
  ['the secret of the browser', { token: `${expiresAt}.${browserSecret(secrets, identifiers)}` }],
  ['nothing', { token: '' }],
  ['no end', { token: `.${seal}` }],
  ['more behind it', { token: `${token}.${seal}` }],
  ['a line behind it', { token: `${token}\n` }],
])('Security: a token with %s is none', (_, changed) => {
  expect(readResetToken(secrets, { ...identifiers, token, ...changed })).toBeNull();
});

test('Security: a token of another installation is none', () => {
  const others = { ...secrets, hash: (...parts: string[]) => secrets.hash('others', ...parts) };
  expect(readResetToken(others, { ...identifiers, token })).toBeNull();
});

describe('the secret of a browser that registers', () => {
  test('SES-04: it is the same for one request', () => {
    expect(browserSecret(secrets, { ...identifiers })).toBe(browserSecret(secrets, identifiers));
  });

  test.each(changes)('SES-04: for %s it is another one', (_, changed) => {
    expect(browserSecret(secrets, { ...identifiers, ...changed })).not.toBe(
      browserSecret(secrets, identifiers),
    );
  });

  test('SES-04: the token does not tell it', () => {
    expect(browserSecret(secrets, identifiers)).not.toBe(seal);
  });
});
