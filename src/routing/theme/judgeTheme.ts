import * as v from 'valibot';
import type { DocumentTheme, ThemeFile } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import type { Page } from '#contract/wire/page.ts';
import { areStylesAllowed } from './judgeStyles.ts';
import { isUnthemed, themeRules } from './themeRules.ts';

type Judge = Pick<PageSettings, 'themeHosts' | 'publicUrl'>;

/** An address of a listed host, in the browser's form; else null. */
const addressOf = (value: string, { themeHosts, publicUrl }: Judge): string | null => {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  if (/[\u0000-\u0020\u007f"'<>\\]/.test(value) || !URL.canParse(value, publicUrl)) return null;
  const url = new URL(value, publicUrl);
  // An insecure page is one in development.
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && publicUrl.startsWith('http:'));
  const isPlain = url.username === '' && url.password === '';
  return isSecure && isPlain && themeHosts.includes(url.host) ? url.href : null;
};

const list = v.fallback(v.array(v.unknown()), []);
const inline = v.fallback(v.string(), '');
const parts = v.object({ css: list, js: list, inline_css: inline, inline_js: inline });

/** A file, by its address alone or with the content host's hash. */
const file = v.union([
  v.pipe(
    v.string(),
    v.transform((url) => ({ url, integrity: null })),
  ),
  v.object({
    url: v.string(),
    integrity: v.nullish(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[\w+/]+={0,2}$/)), null),
  }),
]);

const filesOf = (values: readonly unknown[], judge: Judge): ThemeFile[] =>
  values.flatMap((value) => {
    const read = v.safeParse(file, value);
    const url = read.success ? addressOf(read.output.url, judge) : null;
    return read.success && url !== null ? [{ url, integrity: read.output.integrity }] : [];
  });

/** Text for a document, or '' if a document would change it. */
const inlineOf = (text: string): string => {
  const settled = text.replaceAll(/\r\n?/g, '\n');
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  const isWhole = settled.length <= themeRules.longestInline && !/[\u0000-\u0008\u000b-\u001f]/.test(settled);
  return isWhole ? settled : '';
};

/**
 * The allowed part of a page's theme (META-02, docs/decisions/033); null if nothing is allowed.
 * @param path decoded, without the language; '' is home
 * @param isDraft a preview: writers of drafts may not run scripts
 */
export const judgeTheme = (
  { computed_page_theme }: Pick<Page, 'computed_page_theme'>,
  judge: Judge,
  { path, isDraft }: { path: string; isDraft: boolean },
): DocumentTheme | null => {
  if (judge.themeHosts.length === 0 || isUnthemed(path)) return null;
  const theme = v.parse(parts, computed_page_theme);
  const styles = inlineOf(theme.inline_css);
  const script = isDraft ? '' : inlineOf(theme.inline_js);
  const judged: DocumentTheme = {
    css: filesOf(theme.css, judge),
    js: isDraft ? [] : filesOf(theme.js, judge),
    inlineCss: areStylesAllowed(styles, (value) => addressOf(value, judge) !== null) ? styles : '',
    inlineJs: /<\/script|<script|<!--/i.test(script) ? '' : script,
  };
  const isBare = judged.css.length + judged.js.length === 0 && judged.inlineCss + judged.inlineJs === '';
  return isBare ? null : judged;
};
