import type { Language } from '#contract/address/language.ts';

/** What a page says about itself (META-01, LAY-31); addresses are paths on this origin or absolute. */
export interface PageHead {
  title: string;
  description?: string;
  /** The site's own where there is none. */
  image?: string | null;
  noindex?: boolean;
  /** Other sites are not told that one comes from there. */
  isSecret?: boolean;
  /** Path with the search that names the view; none where there is nothing to point at (404, 503). */
  canonical?: string;
  /** Counterparts by language, itself included. */
  alternates?: Partial<Record<Language, string>>;
  /** META-03: on pages of the press room, the name of its feed. */
  press?: string | undefined;
}
