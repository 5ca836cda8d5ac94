const form = /#focus=(100|\d{1,2}),(100|\d{1,2})$/;

/**
 * The point of a picture that stays in sight when a page cuts it, as `object-position`: its address ends with it,
 * `…/concert.jpg#focus=30,20`, in percent from the left and the top. Undefined for the middle.
 */
export const focusOf = (address: string): string | undefined => {
  const [, left, top] = form.exec(address) ?? [];
  return left === undefined ? undefined : `${left}% ${top}%`;
};

/** An address without its point. */
export const withoutFocus = (address: string): string => address.replace(form, '');
