import { expect, test } from 'vitest';
import { testFestival } from '#server/profile/testing/testFestival.ts';
import { layOut, type Part } from './layout.ts';

const text = 'Bo <b> https://elsewhere.example/1\nnext';
const insideOf = (kind: Part['kind']): string | undefined => {
  const part = { kind, text, label: 'A & B' };
  const html = layOut({ lang: 'en', brand: 'F', look: testFestival.look, title: 'T', parts: [part] });
  return /<\/h1>\n<p[^>]*>(.*)<\/p>/s.exec(html)?.[1]?.replaceAll(/ (class|style|width)="[^"]*"/g, '');
};
const escaped = 'Bo &#60;b&#62;';
const linked = `${escaped} <a href="https://elsewhere.example/1">https://elsewhere.example/1</a><br>next`;

test.each([
  ['text', `${escaped} https://elsewhere.example/1<br>next`],
  ['linked', linked],
  ['small', linked],
  ['code', `${escaped} https://elsewhere.example/1\nnext`],
] as const)('Security: in the page of a letter only our own words link addresses: %s', (kind, html) => {
  expect(insideOf(kind)).toBe(html);
});

test('FES-17: a letter is one page of its language, with the festival, the title and every part in its order', () => {
  const part = (kind: Part['kind'], words: string, label = ''): Part => ({ kind, text: words, label });
  const html = layOut({
    lang: 'fr',
    brand: 'Jazz & <Cie>',
    look: testFestival.look,
    title: 'Salut "Jo"',
    parts: [
      part('text', 'Bonjour'),
      part('code', '012345'),
      part('picture', 'entry', 'Le "code"'),
      part('button', 'https://jazz.example/?a=1&b=2', 'Y aller'),
      part('small', 'Fin'),
    ],
  });
  const plain = html.replaceAll(/ style="[^"]*"/g, '').replace(/<style>[^]*?<\/style>/, '<style/>');
  expect(plain).toBe(`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Salut &#34;Jo&#34;</title>
<style/>
</head>
<body class="page">
<div>
<div class="card">
<div>Jazz &#38; &#60;Cie&#62;</div>
<div>
<h1 class="text">Salut &#34;Jo&#34;</h1>
<p class="text">Bonjour</p>
<p class="code">012345</p>
<p><img width="280" src="cid:entry" alt="Le &#34;code&#34;"></p>
<p><a href="https://jazz.example/?a=1&#38;b=2">Y aller</a></p>
<p class="small">Fin</p>
</div>
</div>
</div>
</body>
</html>
`);
});
