import { languages } from '#contract/address/language.ts';

const day = (index: number): string =>
  Temporal.PlainDate.from('2027-07-16')
    .add({ days: index % 300 })
    .toString();

/** For tests: the files of a good folder with so many shows and dates, by their paths. `marks` goes into every title. */
export const jazzFiles = (
  { shows, dates }: { shows: number; dates: number },
  marks = '',
): Record<string, string> => ({
  'festival.yaml': 'name: Jazz\nlanguages: [fr, en]\ntimezone: America/Toronto\n',
  'venues.yaml': 'salle:\n  name: La Salle\n  city: Montréal\n',
  'dates.csv': [
    'id,show,start,minutes,price_min',
    ...Array.from(
      { length: dates },
      (_, index) =>
        `d-${index},concert-${index % shows},${day(index)} 20:${String(index % 60).padStart(2, '0')},60,25`,
    ),
    '',
  ].join('\n'),
  ...Object.fromEntries(
    Array.from({ length: shows }, (_, index) => [
      [`shows/concert-${index}.yaml`, 'kind: online\nminutes: 60\n'],
      ...languages.map((lang) => [
        `shows/concert-${index}.${lang}.md`,
        `---\ntitle: Concert ${index}${marks}\nblurb: Un soir.\n---\n\nUn texte **fort** ${index}.\n`,
      ]),
    ]).flat(),
  ),
});
