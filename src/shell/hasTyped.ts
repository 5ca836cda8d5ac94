/** Text fields; the others are pressed or chosen. */
const typedInto =
  'textarea, input:not([type=button], [type=checkbox], [type=hidden], [type=radio], [type=range], [type=reset], [type=submit])';

/** Whether a field of the page has typed and unsent text. */
export const hasTyped = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)].some(
    ({ value }) => value !== '',
  );
