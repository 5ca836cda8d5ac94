import type { WireLists } from './wireHost.ts';

/** For tests: a small programme as the wire's document has it, with what a host may leave out left out. */
export const wireProgramme: Record<'fr' | 'en', WireLists> = {
  fr: {
    shows: [
      {
        id: 'a-1',
        title: 'Le Grand Plouf',
        url: '/fr/spectacles/le-grand-plouf',
        image_url: 'https://cms.example/plouf.jpg',
        summary: 'On saute.',
        categories: [{ name: 'En salle' }, { name: 'Cirque' }],
        belong_to: { name: 'Ailleurs' },
      },
      { id: 'a-2', title: 'Sans date', url: '/fr/spectacles/sans-date' },
    ],
    programmations: [
      {
        id: 'd-1',
        title: 'Le Grand Plouf',
        url: '/fr/spectacles/le-grand-plouf',
        date: {
          start: '2027-07-16T23:30:00Z',
          end: '2027-07-17T01:00:00Z',
          timezone_offset: '-0400',
          timezone: 'America/Toronto',
        },
        venue: 'Bassin Nord',
        city: 'Montréal',
        region: 'QC',
        price: { min: 20, max: 40 },
        accessibility: ['step_free'],
      },
      {
        id: 'd-2',
        title: 'Le Grand Plouf',
        url: '/fr/spectacles/le-grand-plouf',
        date: { start: '2027-07-18T00:00:00Z', timezone_offset: '-0400' },
        venue: 'Bassin Sud',
        city: 'Laval',
        region: 'QC',
        status: 'FREE',
      },
    ],
    artists: [{ id: '7', name: 'Ines Halloran', url: '/fr/artistes/ines-halloran', artistType: 'Clown' }],
    videos: [
      { id: '9', title: 'Répétition', url: '/fr/videos/repetition', description: 'Avant la première.' },
    ],
    festivals: [{ id: '3', title: 'Festival des eaux', url: '/fr/festivals/eaux', image_url: null }],
    press: [
      {
        id: '21',
        title: 'La billetterie ouvre',
        date: '2027-05-01T13:00:00Z',
        detail_url: '/fr/presse/billetterie',
      },
      { id: '22', title: 'Sans page', date: '2027-05-02T13:00:00Z' },
    ],
    careers: [{ id: '31', title: 'Régie', date: '2027-04-01', detail_url: '/fr/emplois/regie' }],
  },
  en: {
    shows: [{ id: 'a-1', title: 'The Big Splash', url: '/en/shows/the-big-splash' }],
    programmations: [
      {
        id: 'd-1',
        title: 'The Big Splash',
        url: '/en/shows/the-big-splash',
        date: { start: '2027-07-16T23:30:00Z', timezone_offset: '-0400', timezone: 'America/Toronto' },
        venue: 'North Pool',
        city: 'Montreal',
        region: 'QC',
      },
    ],
    artists: [{ id: '7', name: 'Ines Halloran', url: '/en/artists/ines-halloran' }],
    press: [
      { id: '21', title: 'Tickets on sale', date: '2027-05-01T13:00:00Z', detail_url: '/en/press/tickets' },
    ],
  },
};
