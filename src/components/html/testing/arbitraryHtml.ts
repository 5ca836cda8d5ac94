import fc from 'fast-check';

const tags = [
  'a',
  'abbr',
  'animate',
  'b',
  'base',
  'body',
  'button',
  'details',
  'div',
  'embed',
  'foreignObject',
  'form',
  'frameset',
  'h1',
  'iframe',
  'img',
  'input',
  'link',
  'marquee',
  'math',
  'meta',
  'mglyph',
  'mi',
  'mtext',
  'noembed',
  'noscript',
  'object',
  'option',
  'p',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'table',
  'td',
  'template',
  'textarea',
  'title',
  'use',
  'video',
  'xmp',
];
const attributes = [
  'action',
  'class',
  'data',
  'formaction',
  'href',
  'id',
  'name',
  'onclick',
  'onerror',
  'onfocus autofocus',
  'onload',
  'ontoggle open',
  'ping',
  'poster',
  'src',
  'srcdoc',
  'srcset',
  'style',
  'target',
  'title',
  'xlink:href',
];
const values = [
  'alert(1)',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '/\t/evil.example',
  'x',
  'x" onerror="alert(1)',
  "x' onerror='alert(1)",
  '</title><img src=x onerror=alert(1)>',
  '--><script>alert(1)</script>',
  'main',
  '_top',
  'background:url(//evil.example)',
];
const quotes = ['"', "'", '', '`'];
const ends = ['>', ' >', '/>', '', '\n>', '<'];

const attribute = fc
  .tuple(fc.constantFrom(...attributes), fc.constantFrom(...quotes), fc.constantFrom(...values))
  .map(([name, quote, value]) => `${name}=${quote}${value}${quote}`);

const opening = fc
  .tuple(fc.constantFrom(...tags), fc.array(attribute, { maxLength: 3 }), fc.constantFrom(...ends))
  .map(([tag, written, end]) => `<${[tag, ...written].join(' ')}${end}`);

const piece = fc.oneof(
  { weight: 5, arbitrary: opening },
  { weight: 2, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?xml ?>',
    '<!doctype html>',
    'text',
    '&lt;script&gt;',
    '\u0000',
    '\u2028',
  ),
);

/** Markup that opens, closes and nests elements that browsers parse in special ways, with code that would run. */
export const arbitraryHtml = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
