import { cloneElement, Fragment, isValidElement, useState, type ReactNode } from 'react';

interface Pressable {
  'aria-label'?: string;
  children?: ReactNode;
  onClick?: (event: object) => void;
  onChange?: (event: object) => void;
  onKeyDown?: (event: object) => void;
}

/** The parts of a tree as React would draw them, down to the elements of the document; hooks are the caller's. */
const drawn = (node: ReactNode): ReactNode => {
  // As separate children, since only a list given as one needs keys.
  if (Array.isArray(node)) return cloneElement(<></>, undefined, ...node.map(drawn));
  if (!isValidElement<Pressable>(node)) return node;
  if (typeof node.type === 'function') {
    const inner: ReactNode = Reflect.apply(node.type, undefined, [node.props]);
    return <Fragment key={node.key}>{drawn(inner)}</Fragment>;
  }
  const { children } = node.props;
  if (children === undefined) return node;
  return Array.isArray(children)
    ? cloneElement(node, undefined, ...children.map(drawn))
    : cloneElement(node, undefined, drawn(children));
};

const textIn = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textIn).join('');
  if (isValidElement<Pressable>(node)) return textIn(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

interface Acting {
  name: string;
  act: (event: object) => void;
}

/** The elements that a handler of theirs makes act, in the order of the document. */
const actingIn = (node: ReactNode, handlerOf: (props: Pressable) => Acting['act'] | undefined): Acting[] => {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => actingIn(child, handlerOf));
  if (!isValidElement<Pressable>(node)) return [];
  const { children } = node.props;
  const act = handlerOf(node.props);
  const name = (node.props['aria-label'] ?? textIn(children)).replace(/\s+/g, ' ').trim();
  return [...(act ? [{ name, act }] : []), ...actingIn(children, handlerOf)];
};

export interface Presses {
  /** The names of pressed elements in order; `place` distinguishes equal ones. */
  presses: readonly string[];
  place?: number;
  /** Keys that are pressed afterwards, in the first element that listens to them. */
  keys?: readonly string[];
  /** The handlers' argument; by default a single plain click. */
  event?: object;
}

/**
 * For tests: a part after presses, drawn on the server, without a document or effects. The same components must be there
 * before and after, since all their hooks are this one's.
 * @throws Error if no element has such a name
 */
export function Pressed({
  presses,
  place = 0,
  keys = [],
  event = {},
  children,
}: Presses & { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const tree = drawn(children);
  const preventDefault = (): void => {};
  const [name, key] = [presses[count], keys[count - presses.length]];
  if (name !== undefined) {
    const all = actingIn(tree, ({ onClick, onChange }) => onClick ?? onChange);
    const found = all.filter((one) => one.name === name)[place];
    if (!found) throw new Error(`No "${name}" among ${all.map((one) => `"${one.name}"`).join(', ')}`);
    found.act({ detail: 1, preventDefault, ...event });
    setCount(count + 1);
  } else if (key !== undefined) {
    const [found] = actingIn(tree, ({ onKeyDown }) => onKeyDown);
    if (!found) throw new Error(`Nothing listens to ${key}`);
    found.act({ key, preventDefault });
    setCount(count + 1);
  }
  return tree;
}
