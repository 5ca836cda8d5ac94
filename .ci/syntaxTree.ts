import {
  type AwaitExpression,
  type CallExpression,
  type ForOfStatement,
  type Identifier,
  type Module,
  type NewExpression,
  parseSync,
  type RegExpLiteral,
  type StringLiteral,
  type TemplateElement,
  type VariableDeclarator,
} from '@swc/core';

/** The nodes that our checks look for, by type. */
interface Nodes {
  AwaitExpression: AwaitExpression;
  CallExpression: CallExpression;
  ForOfStatement: ForOfStatement;
  Identifier: Identifier;
  NewExpression: NewExpression;
  RegExpLiteral: RegExpLiteral;
  StringLiteral: StringLiteral;
  TemplateElement: TemplateElement;
  VariableDeclarator: VariableDeclarator;
}

/** @throws for a file that cannot be parsed */
export const parse = (file: string, code: string): Module =>
  parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });

const isA = <Type extends keyof Nodes>(node: object, type: Type): node is Nodes[Type] =>
  'type' in node && node.type === type;

/** Adds `root`, if it is of the type, and all such nodes below it. */
const gather = <Type extends keyof Nodes>(root: object, type: Type, found: Nodes[Type][]): void => {
  if (isA(root, type)) found.push(root);
  for (const child of Object.values(root))
    if (typeof child === 'object' && child !== null) gather(child, type, found);
};

/** All nodes of a type in `root`, in source order. */
export const under = <Type extends keyof Nodes>(root: object, type: Type): Nodes[Type][] => {
  const found: Nodes[Type][] = [];
  gather(root, type, found);
  return found;
};
