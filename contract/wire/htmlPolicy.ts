/** One policy for the HTML that editors write, used on the server and in the browser (HOM-08). */

const tags = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ' +
    'ins kbd li mark ol p pre q s small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
const attributesOfAll = ['dir', 'id', 'lang', 'title'];
const attributesOf: Record<string, readonly string[]> = {
  a: ['href', 'hreflang', 'rel', 'target'],
  details: ['open'],
  img: ['alt', 'height', 'loading', 'src', 'width'],
  ol: ['reversed', 'start', 'type'],
  td: ['colspan', 'headers', 'rowspan'],
  th: ['colspan', 'headers', 'rowspan', 'scope'],
  time: ['datetime'],
};
const schemes = { href: ['http:', 'https:', 'mailto:', 'tel:'], src: ['http:', 'https:'] };
/** Editors' ids are separate from ours: they cannot take over an anchor of the page or a name of `window`. */
const idPrefix = 'user-content-';
/** UTF-16 units; the rest is cut off unread. */
const longest = 512 * 1024;
/** A base for relative addresses; nobody owns `.invalid`. */
const here = 'https://here.invalid';

const isOwnTarget = (value: string): boolean => value === '_blank' || value === '_self';

/** A safe address, else null: a path on this origin, or one of the schemes. Never `//host`. */
const safeAddress = (name: 'href' | 'src', value: string): string | null => {
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  if (!schemes[name].includes(url.protocol)) return null;
  const isRelative = !/^[a-z][\w+.-]*:/i.test(value.trim());
  return isRelative && url.origin !== here ? null : value.trim();
};

const prefixed = (id: string): string => (id.startsWith(idPrefix) ? id : idPrefix + id);

const cleanAddress = (name: 'href' | 'src', value: string): string | null =>
  /^#./.test(value.trim()) ? `#${prefixed(value.trim().slice(1))}` : safeAddress(name, value);

const cleanValue = (name: string, value: string): string | null => {
  if (name === 'href' || name === 'src') return cleanAddress(name, value);
  if (name === 'id') return prefixed(value);
  if (name === 'headers') return value.split(/\s+/).filter(Boolean).map(prefixed).join(' ');
  if (name === 'target') return isOwnTarget(value) ? value : null;
  return value;
};

export const allowedTags: readonly string[] = [...tags];
export const allowedAttributes: readonly string[] = [
  ...new Set([...attributesOfAll, ...Object.values(attributesOf).flat()]),
];
/** Marks that the site itself writes into folded HTML (SHW-05); an editor's own are removed. */
export const foldMarks: readonly string[] = ['data-cut', 'data-rest'];

/**
 * The attributes that an element keeps, by the rules of its tag: addresses checked, ids prefixed, links to a new window cut
 * off from ours, images loaded lazily.
 */
export const cleanAttributes = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> => {
  const known = [...attributesOfAll, ...(Object.hasOwn(attributesOf, tag) ? (attributesOf[tag] ?? []) : [])];
  const kept: Record<string, string> = {};
  for (const name of known) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const clean = value === undefined ? null : cleanValue(name, value);
    if (clean !== null) kept[name] = clean;
  }
  delete kept['rel'];
  if (tag === 'a' && kept['target'] === '_blank') kept['rel'] = 'noopener noreferrer';
  if (tag === 'img') kept['loading'] = 'lazy';
  return kept;
};

/** The policy as rules for `sanitize-html`, which needs no DOM: for the server's first view, and for what it stores. */
export const rulesWithoutDom = {
  allowedTags: [...tags],
  allowedAttributes: { '*': [...allowedAttributes] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName: string, attributes: Readonly<Record<string, string>>) => ({
      tagName,
      attribs: cleanAttributes(tagName, attributes),
    }),
  },
};

/** First step: cuts an overlong text; the page has its own `h1`, so that an editor's becomes an `h2`. */
export const prepareHtml = (html: string): string =>
  html.slice(0, longest).replace(/<(\/?)h1(?=[\s>/])/gi, '<$1h2');
