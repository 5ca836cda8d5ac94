import { expect, test } from 'vitest';
import { dataOfArtist, type ArtistFacts } from './artistStructuredData.ts';

const site = { publicUrl: 'https://fest.example' };
const facts: ArtistFacts = {
  name: 'Ana Bel',
  artistType: 'Comedian',
  is_group: false,
  awards: [
    { title: 'Golden Chair', description: 'x' },
    { title: '', description: 'y' },
  ],
  website: 'https://ana.example',
  twitter: null,
  facebook: null,
  instagram: 'https://instagram.example/ana',
  url: '/en/artists/ana-bel',
  image: '/media/a.avif',
  summary: 'She tells.',
};

test('ARD-01: one person is a Person of schema.org, with the awards and the other addresses', () => {
  expect(dataOfArtist(facts, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ana Bel',
    url: 'https://fest.example/en/artists/ana-bel',
    image: 'https://fest.example/media/a.avif',
    description: 'She tells.',
    jobTitle: 'Comedian',
    sameAs: ['https://ana.example/', 'https://instagram.example/ana'],
    award: ['Golden Chair'],
  });
});

test('ARD-01: a person of whom nothing more is known has no job', () => {
  const bare = { artistType: '', awards: [], website: null, instagram: null, image: null, summary: '' };
  expect(dataOfArtist({ ...facts, ...bare }, site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ana Bel',
    url: 'https://fest.example/en/artists/ana-bel',
  });
});

test.each([true, null])(
  'ARD-01: several under one name, and who knows (%s), are a PerformingGroup',
  (told) => {
    const bare = { awards: [], website: null, instagram: null, image: null, summary: '' };
    expect(dataOfArtist({ ...facts, ...bare, is_group: told }, site)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'PerformingGroup',
      name: 'Ana Bel',
      url: 'https://fest.example/en/artists/ana-bel',
    });
  },
);
