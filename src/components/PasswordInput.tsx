import { useLayoutEffect, useRef, type ComponentProps, type PointerEvent, type RefObject } from 'react';
import styles from './Form.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'type'> {
  id: string;
  field: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** The button's label and name. */
  toggle: { text: string; name: string };
}

/** Keeps the focus in the field when the button is pressed. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** A password, and a button that shows it (SES-02). */
export function PasswordInput({ field, isShown, onShow, toggle, ...input }: PasswordInputProps) {
  const caret = useRef<[start: number | null, end: number | null] | null>(null);
  // Some browsers move the caret when the type changes.
  useLayoutEffect(() => {
    if (caret.current) field.current?.setSelectionRange(...caret.current);
    caret.current = null;
  });
  const press = () => {
    if (field.current) caret.current = [field.current.selectionStart, field.current.selectionEnd];
    onShow(!isShown);
  };
  return (
    <>
      <input
        type={isShown ? 'text' : 'password'}
        {...input}
        ref={field}
        // HTML allows it for text only.
        autoCapitalize={isShown ? 'none' : undefined}
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <button
        type="button"
        className={styles['quiet']}
        aria-controls={input.id}
        aria-label={toggle.name}
        onPointerDown={keepFocus}
        onClick={press}
      >
        {toggle.text}
      </button>
    </>
  );
}
