import type { Programmation } from '#contract/wire/programmation.ts';
import { projectMonth } from '#contract/programme/projectMonth.ts';
import { programmationOf, questionOf } from '#contract/programme/testing/programmations.ts';
import { figure, median, type Figure } from './figure.ts';
import { benchSettings } from './benchSettings.ts';

const month = '2027-07';
const venues = 30;
const categories = ['Stand-up', 'Impro', 'Musique', 'Cirque', 'Cabaret'];

/** Shows spread evenly over the evenings of the month. */
const programme = (count: number): Programmation[] =>
  Array.from({ length: count }, (_, index) => {
    const day = String(1 + (index % 31)).padStart(2, '0');
    const hour = String(14 + (Math.floor(index / 31) % 10)).padStart(2, '0');
    return programmationOf(String(index), {
      venue: `Salle ${index % venues}`,
      categories: ['En salle', categories[index % categories.length] ?? ''],
      language: index % 4 === 0 ? 'en' : 'fr',
      date: { start: `${month}-${day}T${hour}:30:00Z` },
    });
  }).toSorted((one, other) => one.date.start.localeCompare(other.date.start));

const timed = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const project = (items: readonly Programmation[]): unknown =>
  projectMonth({ items, previous: null, next: null }, questionOf(month));

const figuresOf = (count: number): Figure[] => {
  const items = programme(count);
  const runs = Array.from({ length: benchSettings.scaleRuns }, () => {
    const fresh = [...items];
    return { first: timed(() => project(fresh)), again: timed(() => project(fresh)) };
  });
  return [
    figure(`${count} shows, just fetched`, median(runs.map(({ first }) => first)), 'ms'),
    figure('… asked again', median(runs.map(({ again }) => again)), 'ms'),
  ];
};

/** Time to project a month by its number of shows, on this machine's processor as it is. Medians. */
export const scale = async (): Promise<Figure[]> => benchSettings.scaleItems.flatMap(figuresOf);
