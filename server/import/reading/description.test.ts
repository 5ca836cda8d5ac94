import { describe, expect, test } from 'vitest';
import { descriptionOf } from './description.ts';

describe('import: descriptions', () => {
  test.each([
    ['plain text', 'One\ntwo\n\n\nThree & "four"', '<p>One<br>two</p><p>Three &#38; &#34;four&#34;</p>'],
    ['blocks', '<p>One<br/>two</p><div onclick="x()">Three</div>', '<p>One<br>two</p><div>Three</div>'],
    [
      'links, lists and emphasis',
      '<h1>Un</h1><ul><li><em>Deux</em></li><li><a href="https://x.example/" onclick="x()">Trois</a></li></ul>',
      '<h2>Un</h2><ul><li><em>Deux</em></li><li><a href="https://x.example/">Trois</a></li></ul>',
    ],
    ...[
      ['p', 'p'],
      ['div', 'div'],
      ['ul', 'ul'],
      ['ol', 'ol'],
      ['blockquote', 'blockquote'],
      ['h2', 'h2'],
      ['h3', 'h3'],
      ['pre', 'pre'],
      ['figure', 'figure'],
    ].map(([told, shown]): [string, string, string] => [
      `a ${told} with a class, between spaces`,
      `<${told} class="a">One</${told}>\n\n<${told}>Two</${told}>`,
      `<${shown}>One</${shown}>\n\n<${shown}>Two</${shown}>`,
    ]),
    [
      'a table',
      '<table><tr><td>One</td></tr></table>\n\n<table><tr><td>Two</td></tr></table>',
      '<table><tr><td>One</td></tr></table>\n\n<table><tr><td>Two</td></tr></table>',
    ],
    ['inline tags alone', 'One <b>two</b>\nthree\n\nFour', '<p>One <b>two</b><br>three</p><p>Four</p>'],
    ['an attack', '<img src=x onerror=alert(1)><svg/onload=alert(1)>Hi', '<p>Hi</p>'],
    [
      'a script',
      '<script>alert(1)</script><p>Fine</p><a href="javascript:alert(1)">x</a>',
      '<p>Fine</p><a>x</a>',
    ],
    [
      'pictures over https alone',
      '<p><img src="https://x.example/1.png" alt="A"><img src="http://x.example/2.png"></p>',
      '<p><img alt="A" src="https://x.example/1.png" loading="lazy"></p>',
    ],
    [
      'markup that was escaped',
      '&lt;p&gt;Caf&amp;eacute; &lt;em&gt;noir&lt;/em&gt;&lt;/p&gt;',
      '<p>Café <em>noir</em></p>',
    ],
    [
      'an attack in entities',
      '&lt;script&gt;alert(1)&lt;/script&gt;',
      '<p>&#60;script&#62;alert(1)&#60;/script&#62;</p>',
    ],
    ['control characters', 'a\u0000b', '<p>a b</p>'],
    ['nothing', null, ''],
    ['spaces', ' \n \n ', ''],
    ['empty tags', '<div><p> </p></div>', ''],
  ])('IMP-08: %s', (_name, value, expected) => {
    expect(descriptionOf(value)).toBe(expected);
  });
});
