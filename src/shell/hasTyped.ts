/** Fields that are typed into; the others are pressed or chosen. */
const typedInto =
  'textarea, input:not([type=button], [type=checkbox], [type=hidden], [type=radio], [type=range], [type=reset], [type=submit])';

/** Whether something stands in a field of the page that somebody has typed, and has not sent. */
export const hasTyped = (document: Document): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedInto)].some(
    ({ value }) => value !== '',
  );
