import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { createNewsletterLinks, type NewsletterLinks } from './links.ts';
import { tokenOf } from './testing/reader.ts';

const publicUrl = 'https://festival.example';
const sealedBy = (key: string) =>
  createNewsletterLinks(
    {
      hash: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
    },
    publicUrl,
  );
const links = sealedBy('of this installation');
const others = sealedBy('of another');

const id = fc.uuid();
const expiresAt = fc.integer({ min: 0, max: 999_999_999_999 });
const lang = fc.constantFrom(...languages);
const both = (token: string) => [links.readConfirm(token), links.readLeave(token)];

test('LAY-33: a link says one subscription, one purpose and, where it confirms, one end', () => {
  fc.assert(
    fc.property(id, expiresAt, lang, (of, at, written) => {
      const confirming = tokenOf(links.confirm({ id: of, expiresAt: at }, written));
      expect(both(confirming)).toEqual([{ id: of, expiresAt: at }, null]);
      for (const link of [links.leave(of, written), links.leaveAtOnce(of)])
        expect(both(tokenOf(link))).toEqual([null, of]);
    }),
  );
});

/** Checks that a token with a part of another is invalid: its subscription, its end, its purpose, its installation. */
const isWhole = (ours: NewsletterLinks) => {
  const both = (token: string) => [ours.readConfirm(token), ours.readLeave(token)];
  const sealOf = (link: string): string => tokenOf(link).split('.').at(-1) ?? '';
  return fc.property(
    fc.uniqueArray(id, { minLength: 2, maxLength: 2 }),
    fc.uniqueArray(expiresAt, { minLength: 2, maxLength: 2 }),
    ([one = '', other = ''], [sooner = 0, later = 1]) => {
      const confirming = sealOf(ours.confirm({ id: one, expiresAt: sooner }, 'en'));
      const leaving = sealOf(ours.leave(one, 'en'));
      for (const forged of [
        `${other}.${sooner}.${confirming}`,
        `${one}.${later}.${confirming}`,
        `${one}.${confirming}`,
        `${other}.${leaving}`,
        `${one}.${sooner}.${leaving}`,
        tokenOf(others.confirm({ id: one, expiresAt: sooner }, 'en')),
        tokenOf(others.leave(one, 'en')),
      ])
        expect([forged, both(forged)]).toEqual([forged, [null, null]]);
    },
  );
};
/** Checks that a changed, cut or longer token is invalid. */
const isExact = (ours: NewsletterLinks) => {
  const both = (token: string) => [ours.readConfirm(token), ours.readLeave(token)];
  const char = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-_.=+ %\n');
  return fc.property(id, expiresAt, fc.nat(), char, fc.boolean(), (of, at, where, changed, isConfirm) => {
    const token = tokenOf(isConfirm ? ours.confirm({ id: of, expiresAt: at }, 'fr') : ours.leave(of, 'fr'));
    const place = where % token.length;
    fc.pre(token[place] !== changed);
    for (const tampered of [
      token.slice(0, place) + changed + token.slice(place + 1),
      token.slice(0, place),
      token.slice(0, place) + changed + token.slice(place),
      token + changed,
    ])
      expect([tampered, both(tampered)]).toEqual([tampered, [null, null]]);
  });
};

test('Security: a token with a part of another is none', () => {
  fc.assert(isWhole(links));
});

test('Security: a token that is changed anywhere, cut or longer is none', () => {
  fc.assert(isExact(links));
});

test('Security: an end is written in one way', () => {
  const of = '11111111-1111-4111-8111-111111111111';
  const token = tokenOf(links.confirm({ id: of, expiresAt: 7 }, 'en'));
  expect(links.readConfirm(token)).toEqual({ id: of, expiresAt: 7 });
  expect(links.readConfirm(token.replace('.7.', '.07.'))).toBeNull();
});

test('control: links whose seal says nothing of what they are for have neither', () => {
  const unsealed = createNewsletterLinks({ hash: () => 'seal' }, publicUrl);
  expect(() => fc.assert(isWhole(unsealed))).toThrow('Property failed');
  expect(() => fc.assert(isExact(unsealed))).toThrow('Property failed');
});

test('LAY-33: the links of letters outlive a version of the site: what is sealed, and under which name, stays', () => {
  const plain = createNewsletterLinks({ hash: (...parts) => parts.join('-') }, publicUrl);
  const of = '3f2b8c1e-0000-4000-8000-00000000000a';
  const confirming = `${of}.1816032600.newsletter-confirm-${of}-1816032600`;
  const leaving = `${of}.newsletter-leave-${of}`;
  expect([
    plain.confirm({ id: of, expiresAt: 1_816_032_600 }, 'fr'),
    plain.confirm({ id: of, expiresAt: 1_816_032_600 }, 'en'),
    plain.leave(of, 'fr'),
    plain.leave(of, 'en'),
    plain.leaveAtOnce(of),
  ]).toEqual([
    `${publicUrl}/fr/infolettre/confirmer?token=${confirming}`,
    `${publicUrl}/en/newsletter/confirm?token=${confirming}`,
    `${publicUrl}/fr/infolettre/desabonner?token=${leaving}`,
    `${publicUrl}/en/newsletter/unsubscribe?token=${leaving}`,
    `${publicUrl}/api/newsletter/unsubscribe?token=${leaving}`,
  ]);
});
