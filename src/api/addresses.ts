/** Query parameters; those that are undefined stay out. */
export type Parameters = Readonly<Record<string, string | number | undefined>>;

export const withParameters = (path: string, parameters: Parameters): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
};

/** A path of the site, decoded, as the page loader takes it; null where its segments would lead elsewhere in the API. */
export const encodePath = (path: string): string | null => {
  const segments = path.replace(/^\/+/, '').split('/');
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  return segments.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/');
};
