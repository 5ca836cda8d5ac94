import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'dark' | 'quiet';

/** A button for an act. */
export function Button({ look, ...rest }: Omit<ComponentProps<'button'>, 'className'> & { look?: Look }) {
  return <button type="button" {...rest} className={styles['button']} data-look={look} />;
}

/** A link that looks like a button. */
export function LinkButton({
  look,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & { look?: Look }) {
  return (
    <a {...rest} className={styles['button']} data-look={look}>
      {children}
    </a>
  );
}
