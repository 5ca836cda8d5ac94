import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { cleanHtml } from './cleanHtml.ts';
import { serveMedia } from './mediaInTexts.ts';
import { withoutLineEnds } from './withoutLineEnds.ts';

/** HTML that stands in Markdown is left out. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype)
  .use(() => withoutLineEnds)
  .use(() => serveMedia)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** The HTML of a Markdown text, without line ends between its blocks, by the site's policy. */
export const htmlOfMarkdown = (markdown: string): string =>
  cleanHtml(String(processor.processSync(markdown)));
