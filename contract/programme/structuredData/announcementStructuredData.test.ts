import { expect, test } from 'vitest';
import { announcementData, type AnnouncementFacts } from './announcementStructuredData.ts';

const site = {
  brand: 'Chapiteau',
  publicUrl: 'https://fest.example/some/where',
  socialImage: '/media/social.png',
};
const facts: AnnouncementFacts = {
  kind: 'press',
  lang: 'fr',
  title: 'Neuf',
  description: 'En bref',
  body: '<p>Tout</p>',
  url: '/fr/presse/été',
  image: '/media/1.avif',
  date: '2027-05-01',
  city: 'Laval',
  employment: 'PART_TIME',
};
const url = 'https://fest.example/fr/presse/%C3%A9t%C3%A9';
const organization = { '@type': 'Organization', name: 'Chapiteau', url: 'https://fest.example/' };
const article = {
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: 'Neuf',
  inLanguage: 'fr',
  url,
  mainEntityOfPage: url,
  author: organization,
  publisher: organization,
};
const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Neuf',
  url,
  hiringOrganization: { '@type': 'Organization', name: 'Chapiteau', sameAs: 'https://fest.example/' },
};

test('META-03: a page of the press room is a NewsArticle, with what is known of it', () => {
  expect(announcementData(facts, site)).toEqual({
    ...article,
    description: 'En bref',
    image: 'https://fest.example/media/1.avif',
    datePublished: '2027-05-01',
  });
  expect(announcementData({ ...facts, description: '', image: null, date: null }, site)).toEqual({
    ...article,
    image: 'https://fest.example/media/social.png',
  });
});

test('META-03: a job is a JobPosting, with what is known of it', () => {
  expect(announcementData({ ...facts, kind: 'careers' }, site)).toEqual({
    ...job,
    description: '<p>Tout</p>',
    datePosted: '2027-05-01',
    employmentType: 'PART_TIME',
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Laval', addressCountry: 'CA' },
    },
  });
  const bare = { kind: 'careers', body: '', date: null, city: '', employment: null } as const;
  expect(announcementData({ ...facts, ...bare }, site)).toEqual({ ...job, description: 'En bref' });
  expect(announcementData({ ...facts, ...bare, description: '' }, site)).toEqual({
    ...job,
    description: 'Neuf',
  });
});
