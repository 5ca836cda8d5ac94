import type { Language } from '#contract/address/language.ts';
import type { Look } from '../look/look.ts';
import { mailStylesOf, pictureWidth } from './mailStyles.ts';

/**
 * A part of a letter; a button's label is in the HTML alone, its address in both forms. A picture is in the HTML alone, by the
 * `cid` of an attachment, with words for who cannot see it.
 */
export interface Part {
  kind: 'text' | 'linked' | 'code' | 'picture' | 'button' | 'small';
  text: string;
  label: string;
}

interface Letter {
  lang: Language;
  /** The festival that writes. */
  brand: string;
  look: Look;
  title: string;
  parts: readonly Part[];
}

type Styles = ReturnType<typeof mailStylesOf>;

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const linesOf = (text: string): string => escape(text).replaceAll('\n', '<br>');

/** Links only addresses in our own text: elsewhere one may be part of a person's name. */
const linked = (text: string, look: Styles): string =>
  linesOf(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a class="link" style="${look.link}" href="${url}">${url}</a>`,
  );

const drawn: Record<Part['kind'], (part: Part, look: Styles) => string> = {
  text: ({ text }, look) => `<p class="text" style="${look.text}">${linesOf(text)}</p>`,
  linked: ({ text }, look) => `<p class="text" style="${look.text}">${linked(text, look)}</p>`,
  picture: ({ text, label }, look) =>
    `<p style="${look.text}"><img style="${look.picture}" width="${pictureWidth}" src="cid:${text}" alt="${escape(label)}"></p>`,
  code: ({ text }, look) => `<p class="code" style="${look.code}">${escape(text)}</p>`,
  button: ({ text, label }, look) =>
    `<p style="${look.text}"><a style="${look.button}" href="${escape(text)}">${escape(label)}</a></p>`,
  small: ({ text }, look) => `<p class="small" style="${look.small}">${linked(text, look)}</p>`,
};

/**
 * The one page of every letter: styles inline, for readers that drop all others; the dark colours, possible only in a style
 * sheet, in its head. It loads nothing: no picture but one in the mail itself, no font, no script.
 */
export const layOut = ({ lang, brand, look: of, title, parts }: Letter): string => {
  const look = mailStylesOf(of);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${look.sheet}</style>
</head>
<body class="page" style="${look.page}">
<div style="${look.wrap}">
<div class="card" style="${look.card}">
<div style="${look.band}">${escape(brand)}</div>
<div style="${look.inside}">
<h1 class="text" style="${look.title}">${escape(title)}</h1>
${parts.map((part) => drawn[part.kind](part, look)).join('\n')}
</div>
</div>
</div>
</body>
</html>
`;
};
