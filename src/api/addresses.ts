/** Query parameters; those that are undefined stay out. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

export const withParameters = (path: string, parameters: Parameters): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** Browsers resolve these however they are written, `%2e%2e` included. */
const leadsElsewhere = (segment: string): boolean => segment === '.' || segment === '..';
const encode = (segment: string): string => encodeURIComponent(segment.toWellFormed());

/** A path of the site, decoded, as the page loader takes it; null where its segments would lead elsewhere in the API. */
export const encodePath = (path: string): string | null => {
  const segments = path.replace(/^\/+/, '').split('/');
  return segments.some(leadsElsewhere) ? null : segments.map(encode).join('/');
};

/** An id as one segment of an address; null where it would be none, or lead elsewhere in the API. */
export const encodeId = (id: string): string | null => (id === '' || leadsElsewhere(id) ? null : encode(id));
