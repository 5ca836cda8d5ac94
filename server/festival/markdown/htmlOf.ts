import type * as v from 'valibot';
import type { Language } from '#contract/address/language.ts';
import type { richText } from '../schema/richText.ts';
import { cleanHtml } from './cleanHtml.ts';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { withServedMedia } from './mediaInTexts.ts';

type RichText = v.InferOutput<typeof richText>;

/** The HTML of a text file's body, by the format in its head. */
export const htmlOf = ({ format, body }: { format: 'markdown' | 'html'; body: string }): string =>
  format === 'html' ? withServedMedia(cleanHtml(body)) : htmlOfMarkdown(body);

/** The HTML of a text inside a YAML file, in one language; null where that language has none. */
export const htmlOfRich = (rich: RichText, lang: Language): string | null => {
  const body = 'html' in rich ? rich.html[lang] : rich[lang];
  return body === undefined ? null : htmlOf({ format: 'html' in rich ? 'html' : 'markdown', body });
};

/** A text of a file: the head says its format. The same file has the same head. */
interface TextOfFile {
  head: { format: 'markdown' | 'html' };
  body: string;
}

const rendered = new WeakMap<TextOfFile['head'], string>();

/** The HTML of a text file, made once as long as its file stays in memory: a load makes its rows more than once. */
export const htmlOfText = ({ head, body }: TextOfFile): string => {
  const known = rendered.get(head);
  if (known !== undefined) return known;
  const html = htmlOf({ format: head.format, body });
  rendered.set(head, html);
  return html;
};
