/** LAY-37: the part of the page around a button takes the focus, before the button goes away with its message. */
export const focusAround = (button: HTMLElement): void =>
  button.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
