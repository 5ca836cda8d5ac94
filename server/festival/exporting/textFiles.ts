import { stringify } from 'yaml';
import { markdownOfHtml } from '../markdown/markdownOfHtml.ts';

/** The same value has the same bytes: texts of several lines stand as they are, long ones are folded. */
export const yamlOf = (value: unknown): string =>
  stringify(value, { lineWidth: 100, blockQuote: 'literal', aliasDuplicateObjects: false });

/** A file of text below a head. An empty line before the text and the line end after it are not the text's. */
export const withHead = (head: unknown, body: string): string =>
  `---\n${yamlOf(head)}---\n${body === '' ? '' : `\n${body}\n`}`;

/** A text as Markdown where that says exactly the same. */
export const bodyOf = <Head extends { format: 'markdown' | 'html' }>(
  head: Head,
  body: string,
): { head: Head; body: string } => {
  if (head.format === 'markdown') return { head, body: body.trim() };
  const markdown = markdownOfHtml(body);
  return markdown === null
    ? { head, body }
    : { head: { ...head, format: 'markdown' }, body: markdown.trim() };
};
