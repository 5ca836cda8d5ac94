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
