import { cloneElement, Fragment, isValidElement, useState, type ReactNode } from 'react';

interface Pressable {
  'aria-label'?: string;
  children?: ReactNode;
  onClick?: (event: object) => void;
  onChange?: (event: object) => void;
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

const pressablesIn = (node: ReactNode): { name: string; act: (event: object) => void }[] => {
  if (Array.isArray(node)) return node.flatMap(pressablesIn);
  if (!isValidElement<Pressable>(node)) return [];
  const { children, onClick, onChange } = node.props;
  const act = onClick ?? onChange;
  const name = (node.props['aria-label'] ?? textIn(children)).replace(/\s+/g, ' ').trim();
  return [...(act ? [{ name, act }] : []), ...pressablesIn(children)];
};

export interface Presses {
  /** The names of pressed elements in order; `place` distinguishes equal ones. */
  presses: readonly string[];
  place?: number;
  /** The handlers' argument; by default a single plain click. */
  event?: object;
}

/**
 * For tests: a part after presses, drawn on the server, without a document or effects. The same components must be there
 * before and after, since all their hooks are this one's.
 * @throws Error if no element has such a name
 */
export function Pressed({ presses, place = 0, event = {}, children }: Presses & { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const tree = drawn(children);
  const name = presses[count];
  if (name !== undefined) {
    const all = pressablesIn(tree);
    const found = all.filter((one) => one.name === name)[place];
    if (!found) throw new Error(`No "${name}" among ${all.map((one) => `"${one.name}"`).join(', ')}`);
    found.act({ detail: 1, preventDefault: () => {}, ...event });
    setCount(count + 1);
  }
  return tree;
}
