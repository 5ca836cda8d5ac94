/** Control characters and line separators: nobody types them in one line, and PostgreSQL refuses NUL. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** The same, percent-encoded in UTF-8. */
const encodedControl = /%(?:[01][\da-f]|7f|c2%[89][\da-f]|e2%80%a[89])/i;

export const hasControlCharacters = (text: string): boolean => control.test(text);

/** @param address a path with its query, undecoded */
export const hasEncodedControlCharacters = (address: string): boolean => encodedControl.test(address);

/** @returns the name of a parameter with control characters, for a refusal; anything but a plain word is not repeated */
export const parameterWithControl = (search: string): string => {
  const [name = ''] = [...new URLSearchParams(search)].find((pair) => pair.some(hasControlCharacters)) ?? [];
  return /^\w{1,64}$/.test(name) ? name : 'A parameter';
};
