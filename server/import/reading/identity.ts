import { hash } from 'node:crypto';
import { field, isNode, listOf, rawText, type Node } from './values.ts';

/** What a node calls itself: its `@id`, else its `identifier`; '' where it has neither. */
export const idOf = (node: Node): string => {
  const identifiers = listOf(field(node, 'identifier')).map((one) =>
    rawText(isNode(one) ? field(one, 'value') : one),
  );
  return rawText(node['@id']) || (identifiers.find((text) => text !== '') ?? '');
};

/** What a node is found by in other files: its id, else its address; '' where it has neither. */
export const keyOf = (node: Node): string => idOf(node) || rawText(field(node, 'url'));

/** Equal for equal parts: what a row is known by. */
export const identityOf = (parts: readonly string[]): string =>
  `jsonld:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
