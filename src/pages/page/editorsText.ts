/** The parts of an editors' text; each is '' without one. */
export interface EditorsText {
  /** Its first paragraph. */
  lead: string;
  /** A list of facts (`dl`) right after the lead. */
  facts: string;
  /** Links to its headings, if it has many. */
  contents: string;
  rest: string;
}

/** A text with fewer headings is seen whole soon enough. */
const headingsOfLong = 6;
/** The prefix of every id in editors' HTML (`contract/wire/htmlPolicy.ts`). */
const idPrefix = 'user-content-';

const opening = /^\s*(<p>.*?<\/p>)\s*(<dl>(?:(?!<dl).)*?<\/dl>)?/s;
const [headingStart, headingEnd] = ['<h2', '</h2>'];

/** Gives an id to each heading without one, and lists them all. */
const withContents = (html: string): Pick<EditorsText, 'contents' | 'rest'> => {
  const links: string[] = [];
  const withId = (piece: string, index: number, pieces: readonly string[]): string => {
    const start = piece.lastIndexOf(headingStart);
    if (start === -1 || index === pieces.length - 1) return piece;
    const end = piece.indexOf('>', start);
    const attributes = piece.slice(start + headingStart.length, end);
    const title = piece.slice(end + 1);
    const own = /\bid="([^"]*)"/.exec(attributes)?.[1];
    const id = own ?? `${idPrefix}part-${links.length + 1}`;
    links.push(`<li><a href="#${id}">${title.replaceAll(/<[^<>]*>/g, '')}</a></li>`);
    return own === undefined ? `${piece.slice(0, end)} id="${id}"${piece.slice(end)}` : piece;
  };
  const rest = html.split(headingEnd).map(withId).join(headingEnd);
  return links.length < headingsOfLong
    ? { contents: '', rest: html }
    : { contents: `<ol>${links.join('')}</ol>`, rest };
};

/**
 * Divides an editors' text for its page: a lead, an aside, and the rest.
 * @param html well-formed, from the sanitiser
 */
export const readEditorsText = (html: string): EditorsText => {
  const [whole = '', lead = '', facts = ''] = opening.exec(html) ?? [];
  return { lead, facts, ...withContents(html.slice(whole.length)) };
};
