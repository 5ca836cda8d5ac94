import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryHtml } from './testing/arbitraryHtml.ts';
import { wholeCorpus } from './testing/corpus.ts';
import { hostileHtml } from './testing/hostile.corpus.ts';
import { allowedTags } from '#contract/wire/htmlPolicy.ts';
import { sanitiseOnServer } from './sanitise.server.ts';
import { violations } from './testing/violations.ts';

describe('HOM-08: HTML of editors', () => {
  test.each(hostileHtml)('HOM-08: %s comes out harmless', (html) => {
    expect(violations(sanitiseOnServer(html))).toEqual([]);
  });

  test.each(hostileHtml)('HOM-08: control: unsanitised, %s is found out', (html) => {
    expect(violations(html)).not.toEqual([]);
  });

  test('HOM-08: so do the samples that others have published', () => {
    expect(wholeCorpus.length).toBe(442);
    expect(
      wholeCorpus.flatMap((html) => {
        const found = violations(sanitiseOnServer(html));
        return found.length === 0 ? [] : [{ html, found }];
      }),
    ).toEqual([]);
  });

  test('HOM-08: control: unsanitised, most of them are found out; the others are no markup', () => {
    expect(wholeCorpus.filter((html) => violations(html).length > 0).length).toBe(379);
  });

  test('HOM-08: so does whatever is put together of what browsers read in their own ways', () => {
    fc.assert(
      fc.property(arbitraryHtml, (html) => {
        const once = sanitiseOnServer(html);
        expect(violations(once)).toEqual([]);
        expect(violations(sanitiseOnServer(once))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('HOM-08: control: unsanitised, nearly all of it is found out', () => {
    const found = fc
      .sample(arbitraryHtml, { numRuns: 500, seed: 1 })
      .filter((html) => violations(html).length > 0);
    expect(found.length).toBeGreaterThan(400);
  });

  test('HOM-08: the policy has no element that runs, frames, posts or styles', () => {
    const never = [
      'script',
      'style',
      'iframe',
      'object',
      'embed',
      'form',
      'input',
      'button',
      'svg',
      'math',
      'link',
      'meta',
    ];
    expect(allowedTags.filter((tag) => never.includes(tag))).toEqual([]);
  });

  test('HOM-08: ordinary content stays as it was written', () => {
    const html =
      '<h2>Infos</h2><p>Un <strong>vrai</strong> texte &amp; <em>plus</em>.<br /></p><ul><li>a</li></ul>' +
      '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>' +
      '<details open="open"><summary>Q</summary>R</details><a href="/fr/calendrier?day=2027-07-16">x</a>' +
      '<a href="mailto:a@example.test">y</a><a href="tel:+15145550123">z</a>';
    expect(sanitiseOnServer(html)).toBe(html);
  });

  test('HOM-08: a link to a new window is cut off from ours, an image waits', () => {
    expect(
      sanitiseOnServer(
        '<a href="https://ok.example/" target="_blank" rel="opener">x</a><img src="/a.avif" alt="">',
      ),
    ).toBe(
      '<a href="https://ok.example/" target="_blank" rel="noopener noreferrer">x</a><img alt="" src="/a.avif" loading="lazy" />',
    );
  });

  test('HOM-08: ids and links to them are set apart from those of the page', () => {
    expect(sanitiseOnServer('<h3 id="main">x</h3><a href="#main">y</a>')).toBe(
      '<h3 id="user-content-main">x</h3><a href="#user-content-main">y</a>',
    );
  });

  test('HOM-08: sanitised twice is sanitised once', () => {
    const once = sanitiseOnServer('<h3 id="a">x</h3><a href="#a" target="_blank">y</a>');
    expect(sanitiseOnServer(once)).toBe(once);
  });

  test('HOM-08: an h1 of an editor is an h2, the page has its own', () => {
    expect(sanitiseOnServer('<h1 id="t">Titre</h1>')).toBe('<h2 id="user-content-t">Titre</h2>');
  });

  test('HOM-08: what goes beyond 512 kB is cut off', () => {
    expect(sanitiseOnServer('a'.repeat(600 * 1024))).toHaveLength(512 * 1024);
  });
});
