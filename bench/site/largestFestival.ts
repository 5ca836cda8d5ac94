import { benchSettings } from '../benchSettings.ts';

/** The largest existing festival's month (Edinburgh Festival Fringe, 2019). */
export const largest = {
  shows: 3_841,
  dates: benchSettings.generated.many,
  venues: 322,
  cities: 12,
  prices: 40,
  types: 7,
};
export const largestMonth = benchSettings.generated.month;
export const cityOf = (index: number): string => `Ville ${index % largest.cities}`;
