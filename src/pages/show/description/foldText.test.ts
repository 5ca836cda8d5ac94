import { describe, expect, test } from 'vitest';
import { foldText } from './foldText.ts';

const cut = '<span data-cut=""></span>';
const plain = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('SHW-05: a description longer than the limit', () => {
  test('SHW-05: exactly as long as the limit, it stays as it is', () => {
    expect(foldText('<p>Dix lettres</p>', 11)).toEqual({ html: '<p>Dix lettres</p>', length: 11 });
  });

  test('SHW-05: one character more, it is cut after a word', () => {
    expect(foldText('<p>Dix lettres</p>', 10).html).toBe(
      `<p>Dix${cut}<span data-rest=""> lettres</span></p>`,
    );
  });

  test('SHW-05: a word that ends at the limit is kept', () => {
    expect(foldText('un deux trois', 7).html).toBe(`un deux${cut}<span data-rest=""> trois</span>`);
  });

  test('SHW-05: a single endless word is cut at the limit', () => {
    expect(foldText('aaaaaaaa', 3).html).toBe(`aaa${cut}<span data-rest="">aaaaa</span>`);
  });

  test('SHW-05: an endless word after others is not cut', () => {
    expect(foldText('un <b>deuxtrois</b>', 6).html).toBe(
      `un <b>${cut}<span data-rest="">deuxtrois</span></b>`,
    );
  });

  test('SHW-05: what lies beyond is marked whatever it stands in, once', () => {
    const { html } = foldText('<p>un <b>deux trois</b> quatre<br>cinq</p><ul><li>six</li></ul>', 8);
    expect(html).toBe(
      `<p>un <b>deux${cut}<span data-rest=""> trois</span></b><span data-rest=""> quatre</span>` +
        '<br data-rest=""><span data-rest="">cinq</span></p><ul data-rest=""><li>six</li></ul>',
    );
  });

  test('SHW-05: an entity is one character, and is never cut', () => {
    expect(foldText('a&amp;b c', 5).length).toBe(5);
    expect(foldText('&lt;&lt;&lt;&lt;', 2).html).toBe(`&lt;&lt;${cut}<span data-rest="">&lt;&lt;</span>`);
  });

  test('SHW-05: a sign of an attribute is no tag', () => {
    const { html, length } = foldText('<a href="/x" title="a > b">un deux</a>', 4);
    expect(length).toBe(7);
    expect(html).toBe(`<a href="/x" title="a > b">un${cut}<span data-rest=""> deux</span></a>`);
  });

  test('SHW-05: white space is one character, and none between elements', () => {
    expect(['un \n  deux', '<p>un</p>\n<p>deux</p>\n'].map((html) => foldText(html, 99).length)).toEqual([
      7, 6,
    ]);
  });

  test('SHW-05: a picture beyond the cut is marked, and what follows it, too', () => {
    expect(foldText('<p>un deux<img src="/a.avif"> trois</p>', 2).html).toBe(
      `<p>un${cut}<span data-rest=""> deux</span><img data-rest="" src="/a.avif"><span data-rest=""> trois</span></p>`,
    );
  });

  test('SHW-05: nothing of the text is lost', () => {
    const html = '<h2>Un</h2>\n<p>deux <i>trois</i> quatre</p><p>cinq</p>';
    for (let limit = 1; limit < 25; limit += 1) expect(plain(foldText(html, limit).html)).toBe(plain(html));
  });
});
