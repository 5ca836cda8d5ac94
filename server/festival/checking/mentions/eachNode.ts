import type { Spot } from '#server/festival/reading/place.ts';
import { noMentions, type Mentions } from './mentions.ts';

/** Rendering goes down into a text by recursion. */
const deepest = 100;

interface TreeNode<Node> {
  position?: { start: Spot } | undefined;
  children?: Node[];
}

/** Gathers the mentions of a text's tree, node by node. */
export const mentionsOfTree = <Node extends TreeNode<Node>>(
  root: () => Node,
  mention: (mentions: Mentions, node: Node, within: Spot) => void,
): Mentions => {
  const mentions = noMentions();
  const refuse = (within: Spot): Mentions => {
    mentions.faults.push({
      path: [],
      within,
      severity: 'mistake',
      message: 'is nested too deeply to be read',
    });
    return mentions;
  };
  const nodes: { node: Node; depth: number }[] = [];
  try {
    nodes.push({ node: root(), depth: 0 });
  } catch (caught) {
    if (!(caught instanceof RangeError)) throw caught;
    return refuse({ line: 1, column: 1 });
  }
  for (let next = nodes.pop(); next !== undefined; next = nodes.pop()) {
    const { line = 1, column = 1 } = next.node.position?.start ?? {};
    if (next.depth > deepest) return refuse({ line, column });
    mention(mentions, next.node, { line, column });
    for (const node of next.node.children ?? []) nodes.push({ node, depth: next.depth + 1 });
  }
  return mentions;
};
