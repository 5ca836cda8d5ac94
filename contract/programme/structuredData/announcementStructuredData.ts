import type { Employment } from '#contract/wire/announcement.ts';
import { absoluteAt } from './structuredData.ts';

/** The facts of a page of the press room or of a job. Addresses may be paths of the site. */
export interface AnnouncementFacts {
  kind: 'press' | 'careers';
  lang: string;
  title: string;
  description: string;
  /** HTML. */
  body: string;
  url: string;
  image: string | null;
  /** An instant or a day; null if unknown. */
  date: string | null;
  city: string;
  employment: Employment | null;
}

interface Publisher {
  brand: string;
  publicUrl: string;
  socialImage: string;
}

const context = { '@context': 'https://schema.org' };

/** A page of the press room as schema.org `NewsArticle`, a job as `JobPosting` (PRS-01, PRS-02). */
export const announcementData = (
  { kind, lang, title, description, body, date, ...facts }: AnnouncementFacts,
  { brand, publicUrl, socialImage }: Publisher,
): object => {
  const absolute = absoluteAt(publicUrl);
  const url = absolute(facts.url);
  const organization = { '@type': 'Organization', name: brand, url: absolute('/') };
  if (kind === 'press')
    return {
      ...context,
      '@type': 'NewsArticle',
      headline: title,
      ...(description !== '' && { description }),
      inLanguage: lang,
      url,
      mainEntityOfPage: url,
      image: absolute(facts.image ?? socialImage),
      ...(date !== null && { datePublished: date }),
      author: organization,
      publisher: organization,
    };
  return {
    ...context,
    '@type': 'JobPosting',
    title,
    description: body || description || title,
    url,
    ...(date !== null && { datePosted: date }),
    ...(facts.employment !== null && { employmentType: facts.employment }),
    hiringOrganization: { '@type': 'Organization', name: brand, sameAs: absolute('/') },
    ...(facts.city !== '' && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: facts.city, addressCountry: 'CA' },
      },
    }),
  };
};
