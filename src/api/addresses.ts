/** Query parameters, without the undefined ones; a list repeats its name. */
export type Parameters = Readonly<Record<string, string | number | readonly string[] | undefined>>;

export const withParameters = (path: string, parameters: Parameters): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Browsers resolve these in any spelling, `%2e%2e` included. */
const leadsElsewhere = (segment: string): boolean => segment === '.' || segment === '..';
const encode = (segment: string): string => encodeURIComponent(segment.toWellFormed());

/** A path of the site, decoded, for the page loader; null if its segments would lead elsewhere in the API. */
export const encodePath = (path: string): string | null => {
  const segments = path.replace(/^\/+/, '').split('/');
  return segments.some(leadsElsewhere) ? null : segments.map(encode).join('/');
};

/** An id as one segment of an address; null if it is empty, or would lead elsewhere in the API. */
export const encodeId = (id: string): string | null => (id === '' || leadsElsewhere(id) ? null : encode(id));
