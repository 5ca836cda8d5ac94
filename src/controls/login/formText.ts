/** What was typed into the field of that name; '' where there is none. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** SES-03: a code as people paste it, "012 345" or "012-345". */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '');
