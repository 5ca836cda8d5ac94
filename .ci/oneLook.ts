import type { CallExpression } from '@swc/core';
import { parse, under } from './syntaxTree.ts';

/** Methods that read a page as it is at this moment, without waiting until it is as expected. */
const reads = new Set(
  `allInnerTexts allTextContents ariaSnapshot boundingBox content count evaluate evaluateAll getAttribute innerHTML innerText
  inputValue isChecked isDisabled isEditable isEnabled isHidden isVisible screenshot textContent`.split(
    /\s+/,
  ),
);

/** `page.evaluate` → `evaluate`. */
const methodOf = ({ callee }: CallExpression): string | null =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.value : null;

/** `expect(…)` and `expect.soft(…)`. */
const isExpectation = ({ callee }: CallExpression): boolean =>
  callee.type === 'Identifier'
    ? callee.value === 'expect'
    : callee.type === 'MemberExpression' &&
      callee.object.type === 'Identifier' &&
      callee.object.value === 'expect' &&
      callee.property.type === 'Identifier' &&
      callee.property.value === 'soft';

/** `expect(async () => …).toPass()`, whose expectations are repeated. */
const isRepeated = ({ arguments: [first] }: CallExpression): boolean =>
  first?.expression.type === 'ArrowFunctionExpression';

/**
 * The methods by which a test looks at a page once and expects, where it should look again until it is so: by `expect(locator)`,
 * `expect.poll` or `toPass`.
 */
export const singleLooks = (file: string, code: string): string[] => {
  const expectations = under(parse(file, code), 'CallExpression').filter(isExpectation);
  const repeated = new Set(expectations.filter(isRepeated).flatMap((each) => under(each, 'CallExpression')));
  const looks = expectations
    .filter((expectation) => !repeated.has(expectation))
    .flatMap(({ arguments: [first] }) => (first ? under(first.expression, 'AwaitExpression') : []))
    .flatMap((awaited) => under(awaited, 'CallExpression'));
  return [...new Set(looks)].flatMap((call) => methodOf(call) ?? []).filter((method) => reads.has(method));
};
