import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { htmlOfMarkdown } from './htmlOfMarkdown.ts';
import { nameMedia } from './mediaInTexts.ts';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(() => nameMedia)
  .use(rehypeRemark)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', rule: '-' })
  .freeze();

/** The Markdown that says exactly this HTML; null if there is none. */
export const markdownOfHtml = (html: string): string | null => {
  if (html === '') return '';
  const markdown = String(processor.processSync(html));
  return htmlOfMarkdown(markdown) === html ? markdown : null;
};
