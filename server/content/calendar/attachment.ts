/** A file name for every system: letters without accents, digits, and signs that need no quoting. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[^\w ,.!()&+-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const encodedName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The header that saves an answer under a name (RFC 6266): plain, and in full for clients that can read it. */
export const attachment = (name: string): string =>
  `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name.toWellFormed())}`;
