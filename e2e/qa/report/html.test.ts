import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put into markup is text, unless it is markup itself', () => {
  const items = ['<b>', '"&"'].map((item) => html`<li>${item}</li>`);
  const { markup } = html`<ul class="${'a"b'}">
    ${items}${null}${3}
  </ul>`;
  expect(markup).toBe('<ul class="a&quot;b">\n<li>&lt;b&gt;</li><li>&quot;&amp;&quot;</li>3\n</ul>');
});

test('the lines of a text keep their indentation', () => {
  expect(html`<pre>${'a\n  b'}</pre>`.markup).toBe('<pre>a\n  b</pre>');
});
