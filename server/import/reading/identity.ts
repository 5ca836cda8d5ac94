import { hash } from 'node:crypto';
import { field, isNode, listOf, rawText, type Node } from './values.ts';

/** A node's own name: its `@id`, else its `identifier`; '' without either. */
export const idOf = (node: Node): string => {
  const identifiers = listOf(field(node, 'identifier')).map((one) =>
    rawText(isNode(one) ? field(one, 'value') : one),
  );
  return rawText(node['@id']) || (identifiers.find((text) => text !== '') ?? '');
};

/** A node's key in other files: its id, else its address; '' without either. */
export const keyOf = (node: Node): string => idOf(node) || rawText(field(node, 'url'));

/** The key of a row; equal for equal parts. */
export const identityOf = (parts: readonly string[]): string =>
  `jsonld:${hash('sha256', JSON.stringify(parts), 'base64url')}`;
