import type { Evening } from '#contract/programme/time/tonight.ts';

/** The address of an evening in the calendar at a path; in all cities for ''. */
export const tonightHref = (path: string, { day, after, before }: Evening, city: string): string => {
  const search = new URLSearchParams({ mode: 'day', day, after, before, ...(city !== '' && { city }) });
  return `${path}?${search.toString()}`;
};
