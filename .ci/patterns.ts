import type { Expression, ExprOrSpread } from '@swc/core';
import { parse, under } from './syntaxTree.ts';

/** A regular expression with its flags. */
export interface Pattern {
  source: string;
  flags: string;
}

/** The values of a file's names. */
type Constants = ReadonlyMap<string, Expression>;

/** A text in the file, whole or in parts; null if it comes from elsewhere. */
const textOf = (expression: Expression | undefined, constants: Constants): string | null => {
  if (expression?.type === 'StringLiteral') return expression.value;
  if (expression?.type === 'Identifier') return textOf(constants.get(expression.value), constants);
  // Only String.raw`…` templates are patterns: no other tag is used here.
  const template = expression?.type === 'TaggedTemplateExpression' ? expression.template : expression;
  if (template?.type !== 'TemplateLiteral') return null;
  const isRaw = template !== expression;
  return template.quasis.reduce<string | null>((text, { raw, cooked }, index) => {
    const value = index === 0 ? '' : textOf(template.expressions[index - 1], constants);
    return text === null || value === null ? null : text + value + (isRaw ? raw : (cooked ?? raw));
  }, '');
};

/**
 * Returns every regular expression in a file: literals, and those built from texts in the same file.
 * @throws for one built from anything else
 */
export const patternsIn = (file: string, code: string): Pattern[] => {
  const module = parse(file, code);
  const constants = new Map(
    under(module, 'VariableDeclarator').flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [[id.value, init] as const] : [],
    ),
  );
  const build = ([source, flags]: readonly ExprOrSpread[]): Pattern => {
    const text = textOf(source?.expression, constants);
    const flagged = flags ? textOf(flags.expression, constants) : '';
    if (text === null || flagged === null)
      throw new Error(`${file}: a regular expression is built of what this check cannot read`);
    return { source: text, flags: flagged };
  };
  const built = [...under(module, 'NewExpression'), ...under(module, 'CallExpression')].filter(
    ({ callee }) => callee.type === 'Identifier' && callee.value === 'RegExp',
  );
  return [
    ...under(module, 'RegExpLiteral').map(({ pattern, flags }) => ({ source: pattern, flags })),
    ...built.map(({ arguments: given }) => build(given ?? [])),
  ];
};
