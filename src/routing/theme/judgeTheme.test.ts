import { describe, expect, test } from 'vitest';
import { judgeTheme } from './judgeTheme.ts';
import { themeRules } from './themeRules.ts';

const judge = { themeHosts: ['themes.example', 'cdn.example:8443'], publicUrl: 'https://fest.example' };
const page = { path: 'gala', isDraft: false };
type Theme = Parameters<typeof judgeTheme>[0]['computed_page_theme'];
const judged = (theme: Omit<Theme, 'name'>, at = page) =>
  judgeTheme({ computed_page_theme: { name: 'gala', ...theme } }, judge, at);

const nothing = { css: [], js: [], inlineCss: '', inlineJs: '' };
const whole = {
  css: ['https://themes.example/a.css?v=2', { url: 'https://cdn.example:8443/b.css', integrity: null }],
  js: [{ url: 'https://themes.example/a.js', integrity: 'sha384-abc+/=' }],
  inline_css: 'h1 > a { color: red }\r\n\r',
  inline_js: 'document.title = "x" && 1 < 2',
};

test('META-02: files of hosts that are named, with their hashes, and what is inline', () => {
  expect(judged(whole)).toEqual({
    css: [
      { url: 'https://themes.example/a.css?v=2', integrity: null },
      { url: 'https://cdn.example:8443/b.css', integrity: null },
    ],
    js: [{ url: 'https://themes.example/a.js', integrity: 'sha384-abc+/=' }],
    inlineCss: 'h1 > a { color: red }\n\n',
    inlineJs: 'document.title = "x" && 1 < 2',
  });
});

test('META-02: without a host that is named there are no themes', () => {
  expect(
    judgeTheme({ computed_page_theme: { name: 'gala', ...whole } }, { ...judge, themeHosts: [] }, page),
  ).toBe(null);
});

test('META-02: a site that is not secure takes files that are not either, and none of another kind', () => {
  const css = ['https', 'http', 'ftp'].map((kind) => `${kind}://themes.example/a.css`);
  const theme = { computed_page_theme: { name: 'gala', css } };
  expect(judgeTheme(theme, { ...judge, publicUrl: 'http://localhost:8080' }, page)?.css).toEqual([
    { url: 'https://themes.example/a.css', integrity: null },
    { url: 'http://themes.example/a.css', integrity: null },
  ]);
});

test('META-02: a draft has no script', () => {
  expect(judged(whole, { ...page, isDraft: true })).toMatchObject({ js: [], inlineJs: '' });
});

test.each([...themeRules.unthemed, 'Login', 'reset-password/x'])('META-02: never on %s', (path) => {
  expect(judged(whole, { ...page, path })).toBe(null);
});

test.each(['', 'inscriptions-camp', 'profiles/of-artists', 'gala/login', 'my-list-of-shows'])(
  'META-02: a page whose name only resembles such a one has its theme (%j)',
  (path) => {
    expect(judged(whole, { ...page, path })).toEqual(judged(whole));
  },
);

test.each([
  'javascript:alert(1)',
  'data:text/css,h1{}',
  'blob:https://themes.example/1',
  'https://elsewhere.example/a.css',
  'https://themes.example.elsewhere.example/a.css',
  'https://elsewherethemes.example/a.css',
  'https://below.themes.example/a.css',
  'https://cdn.example/a.css',
  'https://themes.example:444/a.css',
  'http://themes.example/a.css',
  '//elsewhere.example/a.css',
  '/own.css',
  'own.css',
  'https://user@themes.example/a.css',
  'https://themes.example\\@elsewhere.example/a.css',
  'https://themes.example/\na.css',
  'https://themes.example/\u0000a.css',
  ' https://themes.example/a.css',
  'https://themes.example/a.css" onload="alert(1)',
  "https://themes.example/a.css'; script-src *",
  '',
  7,
  null,
  { url: 'https://elsewhere.example/a.css' },
  { url: 'https://themes.example/a.css', integrity: 'sha384-x" onload="y' },
])('META-02: %j is no file of a theme, and the rest stands', (bad) => {
  const good = 'https://themes.example/good';
  expect(judged({ css: [bad, good], js: [bad, good] })).toEqual({
    ...nothing,
    css: [{ url: good, integrity: null }],
    js: [{ url: good, integrity: null }],
  });
});

describe('META-02: styles of a theme', () => {
  const inlineCss = (css: string) => judged({ inline_css: css })?.inlineCss ?? '';

  test.each([
    'h1{background:url(https://themes.example/a.png)}',
    "h1{background:url( 'https://themes.example/a.png' )}",
    'h1::before{content:"\\2739  \\"x"}',
    '@media (width < 600px){h1{color:red}}',
    'h1::before{content:"\\110000 \\10ffff"}',
    '@font-face{font-family:x;src:url("https://cdn.example:8443/x.woff2")}',
  ])('META-02: %s may stand', (css) => {
    expect(inlineCss(css)).toBe(css);
  });

  test.each([
    '@import "https://themes.example/a.css";',
    '@im\\70ort "https://elsewhere.example/a.css";',
    'input[value^=a]{background:url(https://elsewhere.example/a)}',
    'h1{background:url(//elsewhere.example/a)}',
    'h1{background:url(data:image/svg+xml,x)}',
    'h1{background:\\75rl(https://elsewhere.example/a)}',
    'h1{background:\\000075 rl(https://elsewhere.example/a)}',
    'h1{background:u\\rl(https://elsewhere.example/a)}',
    'h1{background:URL(\\68ttps://elsewhere.example/a)}',
    'h1{content:"\\110000\\ffffff";background:\\75rl(https://elsewhere.example/a)}',
    'h1{background:url(https://themes.example/a);background:url(https://elsewhere.example/b)}',
    'h1{content:"/*";background:url(https://elsewhere.example/b);content:"*/"}',
    'h1{background:url("https://themes.example/a"url(https://elsewhere.example/b)}',
    'h1{background:image-set("https://elsewhere.example/a" 1x)}',
    'h1{background:-webkit-image-set("https://elsewhere.example/a" 1x)}',
    'h1{background:src("https://elsewhere.example/a")}',
    'h1{background:url(https://elsewhere.example/a',
    'h1{background:url("https://elsewhere.example/a',
    'h1{background:url(https://themes.example/a\\29 )}',
    'h1{}</style><script>alert(1)</script>',
    'h1{}<!--',
    'h1{}\u0000',
    `h1{}${' '.repeat(themeRules.longestInline)}x`,
  ])('META-02: %s is left out', (css) => {
    expect(inlineCss(css)).toBe('');
  });
});

test.each([
  '</script><img src=x onerror=alert(1)>',
  'a("</SCRIPT >")',
  '<!--<script>',
  'a\u0000b',
  `${' '.repeat(themeRules.longestInline)}x`,
])('META-02: the script %j is left out', (script) => {
  expect(judged({ inline_css: 'h1{}', inline_js: script })).toEqual({ ...nothing, inlineCss: 'h1{}' });
});

test('META-02: styles and a script may each be as long as the limit, a line break counted once', () => {
  const { longestInline: most } = themeRules;
  const longest = (begin: string) => begin + ' '.repeat(most - begin.length);
  const [styles, script] = [longest('h1{}\n').replace('\n', '\r\n'), longest('x=1\n')];
  const lengths = (inline_css: string, inline_js: string) => {
    const theme = judged({ inline_css, inline_js });
    return [theme?.inlineCss.length, theme?.inlineJs.length];
  };
  expect([lengths(styles, script), lengths(`${styles} `, script), lengths(styles, `${script} `)]).toEqual([
    [most, most],
    [0, most],
    [most, 0],
  ]);
});
