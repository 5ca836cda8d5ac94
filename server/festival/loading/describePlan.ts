import { plannedKinds, type Counts, type Plan, type PlannedKind } from './plan.ts';

/** Words for one kind of things. */
const words = {
  festival: 'Festival',
  shows: 'Shows',
  dates: 'Dates',
  venues: 'Venues',
  artists: 'Artists',
  artistTypes: 'Types of artists',
  pages: 'Pages',
  collections: 'Collections of videos',
  menus: 'Entries of menus',
  sponsors: 'Sponsors',
  genres: 'Kinds and genres',
} as const satisfies Record<PlannedKind, string>;

/** Names in a line; more are counted. */
const mostNames = 10;

const listed = (names: readonly string[]): string => {
  const more = names.length - mostNames;
  return `${names.slice(0, mostNames).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const partsOf = (counts: Counts): string[] =>
  (['new', 'changed', 'removed'] as const).flatMap((what) =>
    counts[what] > 0 ? [`${counts[what]} ${what}`] : [],
  );

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A load in lines for a person; none if nothing changes. */
export const describePlan = (plan: Plan): string[] => {
  const kinds = plannedKinds.flatMap((kind) => {
    const parts = partsOf(plan.counts[kind]);
    return parts.length === 0 ? [] : [`${words[kind]}: ${parts.join(', ')}`];
  });
  const dates = [
    ['Moved', plan.moved],
    ['Cancelled', plan.cancelled],
    ['Removed', plan.removed],
  ] as const;
  return [
    ...kinds,
    ...dates.flatMap(([what, names]) =>
      names.length === 0 ? [] : [`${what}: ${plural(names.length, 'date')} (${listed(names)})`],
    ),
    ...(plan.newTimezone === null
      ? []
      : [`The time zone is ${plan.newTimezone} now: restart the site, which goes by it from its start on.`]),
    ...(plan.members === 0
      ? []
      : [`They touch ${plural(plan.members, 'member')} with a reservation or a heart.`]),
    ...(plan.reservations === 0 ? [] : [`${plural(plan.reservations, 'reservation')} would end.`]),
  ];
};
