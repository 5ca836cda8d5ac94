import type { AnnouncementListRecord } from '../types.ts';

/** The press room and the careers (RTE-15, RTE-16): base content, as there may be nothing in them. */
export const announcementLists: readonly AnnouncementListRecord[] = [
  {
    id: 401,
    pair: 'press',
    type: 'press_list',
    title: { fr: 'Presse', en: 'Press' },
    body: {
      fr: '<p>Pour une entrevue, des images ou une accréditation : <a href="mailto:presse@chapiteau.example">presse@chapiteau.example</a>. Quelqu’un répond, souvent en riant.</p>',
      en: '<p>For interviews, pictures and accreditation: <a href="mailto:press@chapiteau.example">press@chapiteau.example</a>. Somebody answers, usually laughing.</p>',
    },
    description: {
      fr: 'Communiqués, articles et dossier de presse du festival.',
      en: 'The festival’s press releases, articles and press kit.',
    },
    tags: [
      {
        id: 'release',
        title: { fr: 'Communiqués', en: 'Press releases' },
        entry: { fr: 'Communiqué', en: 'Press release' },
      },
      {
        id: 'article',
        title: { fr: 'Articles', en: 'Articles' },
        entry: { fr: 'Article', en: 'Article' },
      },
    ],
  },
  {
    id: 402,
    pair: 'jobs',
    type: 'career_list',
    title: { fr: 'Emplois', en: 'Careers' },
    body: {
      fr: '<p>Nous embauchons des machinistes, des placiers et des gens qui savent plier une tente. La tente ne coopère pas.</p>',
      en: '<p>We hire stagehands, ushers and people who can fold a tent. The tent does not cooperate.</p>',
    },
    description: {
      fr: 'Travailler au festival : sur scène, au bureau ou bénévolement.',
      en: 'Work at the festival: on stage, at the office or as a volunteer.',
    },
    tags: [
      { id: 'stage', title: { fr: 'Autour de la scène', en: 'Around the stage' } },
      { id: 'office', title: { fr: 'Au bureau', en: 'At the office' } },
      { id: 'volunteer', title: { fr: 'Bénévolat', en: 'Volunteering' } },
    ],
  },
];
