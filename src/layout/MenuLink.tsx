import type { ComponentProps } from 'react';
import type { MenuNode } from './menuTree.ts';

interface MenuLinkProps extends Pick<ComponentProps<'a'>, 'onFocus'> {
  to: MenuNode;
  /** Replaces the entry's title. */
  text?: string;
}

/** The link of a menu's entry, marked on its own page. */
export function MenuLink({ to: { title, href, isHere }, text = title, ...rest }: MenuLinkProps) {
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined} {...rest}>
      {text}
    </a>
  );
}
