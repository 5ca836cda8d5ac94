import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { festivalLimits } from '#server/festival/limits.ts';
import type { Place } from '#server/festival/reading/place.ts';
import { mentionsOfTree } from './eachNode.ts';
import { mentionAddress, noMentions, type Mentions } from './mentions.ts';

const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).freeze();
type Root = ReturnType<typeof processor.parse>;
type Node = Root | Root['children'][number];

/** Nothing that these signs do not begin can be a link, a picture or HTML. */
const hasMentions = /[<[]/;

/** The kind of text that reads HTML, in words. */
interface InHtml {
  remedy: string;
}

const mentionNode = (mentions: Mentions, node: Node, place: Place, { remedy }: InHtml): void => {
  switch (node.type) {
    case 'html': {
      const [, tag] = /^<([a-z!?/][^\s>/]*)/i.exec(node.value.trim()) ?? [];
      if (tag === undefined || tag.startsWith('/') || tag.startsWith('!--')) return;
      const message = `\`<${tag}>\` is HTML, which is not read in Markdown: ${remedy}`;
      mentions.faults.push({ ...place, severity: 'mistake', message });
      return;
    }
    case 'link':
    case 'definition':
      return mentionAddress(mentions, node.url, place);
    case 'image':
    case 'imageReference':
      if ((node.alt ?? '') === '')
        mentions.faults.push({
          ...place,
          severity: 'warning',
          message: 'a picture needs a text: ![text](…)',
        });
      if (node.type === 'image') mentionAddress(mentions, node.url, place);
  }
};

/** The mentions of a Markdown text, at spots within it. */
export const mentionsOfMarkdown = (markdown: string, inHtml: InHtml): Mentions => {
  const mentions = noMentions();
  const most = festivalLimits.markdownLetters;
  if (markdown.length > most) {
    const message = `has more than ${most} letters: make two texts of it`;
    mentions.faults.push({ path: [], within: { line: 1, column: 1 }, severity: 'mistake', message });
  } else if (hasMentions.test(markdown))
    return mentionsOfTree<Node>(
      () => processor.parse(markdown),
      (found, node, within) => mentionNode(found, node, { path: [], within }, inHtml),
    );
  return mentions;
};
