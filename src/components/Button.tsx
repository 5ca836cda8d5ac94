import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'dark' | 'plain';

/** A press that does something here. */
export function Button({
  look = 'plain',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={`${styles['button']} ${className}`} data-look={look} />;
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({
  look = 'plain',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...rest} className={`${styles['button']} ${className}`} data-look={look}>
      {children}
    </a>
  );
}
