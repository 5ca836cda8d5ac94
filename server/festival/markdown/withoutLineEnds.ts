import type { HtmlNode } from './htmlNode.ts';

/** Elements that stand in a line of text. */
const inLine = new Set('a abbr code del em img input span strong sub sup'.split(' '));

const isLineEnd = ({ type, value }: HtmlNode): boolean => type === 'text' && value === '\n';
const endsLine = (node: HtmlNode | undefined): boolean =>
  node === undefined || (node.type === 'element' && !inLine.has(node.tagName ?? ''));

/** Removes the line ends that `remark-rehype` writes around blocks and behind breaks: they are not the author's. */
export const withoutLineEnds = (node: HtmlNode): void => {
  if (node.children === undefined || node.tagName === 'pre') return;
  const all = node.children;
  node.children = all.filter(
    (child, at) => !(isLineEnd(child) && (endsLine(all[at - 1]) || endsLine(all[at + 1]))),
  );
  for (const child of node.children) withoutLineEnds(child);
};
