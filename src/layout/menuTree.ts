import type { MenuItem } from '#contract/wire/global.ts';

/** A menu entry with its sub-entries. */
export interface MenuNode {
  /** Its dotted path, its identifier. */
  id: string;
  title: string;
  href: string;
  /** It leads to the present page. */
  isHere: boolean;
  subMenu: MenuNode[];
}

const parentOf = (hierarchy: string): string => hierarchy.slice(0, hierarchy.lastIndexOf('.'));

const isTopLevel = (hierarchy: string): boolean => hierarchy.lastIndexOf('.') <= 0;

/**
 * LAY-17: a dot only at the start is the top level, each further dot a level below. The order is the server's; an entry
 * without its parent goes to the top, so that no link is lost.
 * @param path public path of the present page, without search; '' if unknown.
 */
export const menuTree = (items: readonly MenuItem[], path: string): MenuNode[] => {
  const nodes = new Map<string, MenuNode>();
  for (const { title, href, hierarchy } of items)
    nodes.set(hierarchy, { id: hierarchy, title, href, isHere: href === path, subMenu: [] });
  const top: MenuNode[] = [];
  for (const node of nodes.values()) {
    const parent = isTopLevel(node.id) ? undefined : nodes.get(parentOf(node.id));
    (parent?.subMenu ?? top).push(node);
  }
  return top;
};

/** Each entry followed by its sub-entries: for menus that do not fold. */
export const flatMenu = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flatMenu(node.subMenu)]);
