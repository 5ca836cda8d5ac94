import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryHtml } from '#src/components/html/testing/arbitraryHtml.ts';
import { wholeCorpus } from '#src/components/html/testing/corpus.ts';
import { violations } from '#src/components/html/testing/violations.ts';
import { sample } from '#server/testing/sampleFolder.ts';
import { htmlOf, htmlOfRich, htmlOfText } from './htmlOf.ts';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { markdownOfHtml } from './markdownOfHtml.ts';

describe('Markdown becomes the HTML that pages store', () => {
  test.each([
    ['a\n\nb', '<p>a</p><p>b</p>'],
    ['## A\n\n- **b**\n- _c_\n', '<h2>A</h2><ul><li><strong>b</strong></li><li><em>c</em></li></ul>'],
    ['1. a\n2. b\n   - c', '<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>'],
    ['a\\\nb', '<p>a<br>b</p>'],
    ['**a**\n**b**', '<p><strong>a</strong>\n<strong>b</strong></p>'],
    [
      '_a_\n`b`\n~~c~~\n[d](/fr)\n![e](/e.jpg)\n**f**',
      '<p><em>a</em>\n<code>b</code>\n<del>c</del>\n<a href="/fr">d</a>\n<img alt="e" src="/e.jpg" loading="lazy" />\n<strong>f</strong></p>',
    ],
    ['- **a**\n  **b**', '<ul><li><strong>a</strong>\n<strong>b</strong></li></ul>'],
    ['> a\n>\n> b', '<blockquote><p>a</p><p>b</p></blockquote>'],
    [
      '| a | b |\n| - | - |\n| c | d |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    ['[x](/fr/calendrier?a=1&b=2)', '<p><a href="/fr/calendrier?a=1&amp;b=2">x</a></p>'],
    ['![a b](media/x/y.jpg)', '<p><img alt="a b" src="/festival/x/y.jpg" loading="lazy" /></p>'],
    ['[a](media/plan%20b.pdf)', '<p><a href="/festival/plan%20b.pdf">a</a></p>'],
    ['```\na\n\nb\n```', '<pre><code>a\n\nb\n</code></pre>'],
    ['# A', '<h2>A</h2>'],
    ['~20 of ~30 & 1 < 2', '<p>~20 of ~30 &amp; 1 &lt; 2</p>'],
    ['', ''],
  ])('%j', (markdown, html) => {
    expect(htmlOfMarkdown(markdown)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', ''],
    ['a <img src=x onerror=alert(1)> b', '<p>a  b</p>'],
    ['[a](javascript:alert%281%29)', '<p><a>a</a></p>'],
    ['![a](//evil.example/x.png)', '<p><img alt="a" loading="lazy" /></p>'],
    ['<iframe src="https://evil.example"></iframe>\n\nb', '<p>b</p>'],
  ])('nothing runs or frames: %j', (markdown, html) => {
    expect(htmlOfMarkdown(markdown)).toBe(html);
  });

  test('so does whatever others have published to break in, as Markdown and as HTML', () => {
    expect(wholeCorpus.length).toBeGreaterThan(400);
    const stored = wholeCorpus.flatMap((text) => [
      htmlOfMarkdown(text),
      htmlOf({ format: 'html', body: text }),
    ]);
    expect(stored.flatMap((html) => violations(html))).toEqual([]);
  });

  test('and whatever is put together of what browsers read in their own ways', () => {
    fc.assert(
      fc.property(arbitraryHtml, (html) => {
        expect(violations(htmlOf({ format: 'html', body: html }))).toEqual([]);
        expect(violations(htmlOfMarkdown(html))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('HTML as written', () => {
  test.each([
    '<p>a<br>b</p>',
    '<p>l&#39;été &amp; l’hiver</p>',
    '<p>&#x27;a&apos; &#34;b&quot; c&#160;d&nbsp;e</p>',
    '<p>a<br/>b<br />c</p>',
    '<p>1 &#60; 2 &#62; 0 &#38; a</p>',
    '\n<dl>\n<div><dt>a</dt><dd>b</dd></div>\n</dl>\n',
    '<details open="open"><summary>Q</summary>R</details>',
  ])('stays byte for byte where the policy has nothing to mend: %j', (body) => {
    expect(htmlOf({ format: 'html', body })).toBe(body);
  });

  test('its files of media/ have the addresses at which the site serves them', () => {
    expect(htmlOf({ format: 'html', body: '<p><img src="media/été.jpg" alt="a"></p>' })).toBe(
      '<p><img alt="a" src="/festival/%C3%A9t%C3%A9.jpg" loading="lazy" /></p>',
    );
  });

  test('its papers of media/ have them, too', () => {
    expect(htmlOf({ format: 'html', body: '<a href="media/plan b.pdf">a</a>' })).toBe(
      '<a href="/festival/plan%20b.pdf">a</a>',
    );
  });

  test.each([
    "<a href='media/plan%20b.pdf'>a</a>",
    '<a href=media/plan%20b.pdf>a</a>',
    '<A HREF="media/plan b.pdf">a</A>',
  ])('however they are written: %s', (body) => {
    expect(htmlOf({ format: 'html', body })).toBe('<a href="/festival/plan%20b.pdf">a</a>');
  });

  test('a name with & is one, a spoilt escape stays one', () => {
    const body = '<a href="media/a&amp;b.pdf">a</a><a href="media/%zz.pdf">b</a>';
    expect(htmlOf({ format: 'html', body })).toBe(
      '<a href="/festival/a%26b.pdf">a</a><a href="/festival/%25zz.pdf">b</a>',
    );
  });

  test('is mended where it has, once and for all', () => {
    const once = htmlOf({
      format: 'html',
      body: '<h1 id="a" onclick="x()">A</h1><a href="javascript:x()">b</a><!-- c --><script>d</script>',
    });
    expect(once).toBe('<h2 id="user-content-a">A</h2><a>b</a>');
    expect(htmlOf({ format: 'html', body: once })).toBe(once);
  });
});

describe('Markdown of HTML', () => {
  test.each([
    ['<p>a</p><p>b</p>', 'a\n\nb\n'],
    [
      '<h2>A</h2><ul><li><strong>b</strong></li><li><a href="/fr">c</a> <em>d</em></li></ul>',
      '## A\n\n- **b**\n- [c](/fr) _d_\n',
    ],
    ['<p><img alt="a" src="/festival/x.jpg" loading="lazy" /></p>', '![a](media/x.jpg)\n'],
    ['<p>5 * 3 * 2 _a_ [b] # c</p>', '5 \\* 3 \\* 2 \\_a\\_ \\[b] # c\n'],
    ['', ''],
  ])('%j', (html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
  });

  test.each([
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '<p>a</p>\n<p>b</p>',
    '<p id="user-content-a">a</p>',
    'a',
    '<p>a<p>b',
  ])('there is none that says exactly %j', (html) => {
    expect(markdownOfHtml(html)).toBeNull();
  });

  test('there is one for every text of the sample that is made of paragraphs, headings, lists and links', () => {
    const { shows, press, careers } = sample;
    const written = [...shows.values(), ...press.entries.values(), ...careers.entries.values()];
    const texts = written.flatMap(({ texts: { fr, en } }) => [fr, en].filter((text) => text !== undefined));
    expect(texts.length).toBeGreaterThan(150);
    expect(texts.filter((text) => markdownOfHtml(htmlOfText(text)) === null)).toEqual([]);
  });
});

test('texts inside YAML are Markdown, or HTML where they say so; a language without one has none', () => {
  expect(htmlOfRich({ fr: '**a**' }, 'fr')).toBe('<p><strong>a</strong></p>');
  expect(htmlOfRich({ fr: '**a**' }, 'en')).toBeNull();
  expect(htmlOfRich({ html: { en: '<dl></dl>' } }, 'en')).toBe('<dl></dl>');
});
