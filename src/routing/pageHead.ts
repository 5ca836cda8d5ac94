import type { Language } from '#contract/address/language.ts';

/** A page's facts for its head (META-01, LAY-31); addresses are paths on this origin or absolute. */
export interface PageHead {
  title: string;
  description?: string;
  /** The site's own by default. */
  image?: string | null;
  noindex?: boolean;
  /** Other sites do not learn the address as a referrer. */
  isSecret?: boolean;
  /** Path with the search that names the view; none for a page that is no target (404, 503). */
  canonical?: string;
  /** The same page by language, itself included. */
  alternates?: Partial<Record<Language, string>>;
  /** META-03: on pages of the press room, the name of its feed. */
  press?: string | undefined;
}
