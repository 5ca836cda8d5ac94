import { early } from '#src/browser/earlyPress.ts';
import styles from './CityFilter.module.css';

interface CityFilterProps {
  label: string;
  /** The choice of all cities. */
  every: string;
  cities: readonly string[];
  /** '' for every city. */
  city: string;
  onChosen: (city: string) => void;
}

/** SHW-01, SHW-14: limits a list to one city; only if there is a choice. */
export function CityFilter({ label, every, cities, city, onChosen }: CityFilterProps) {
  if (cities.length < 2) return null;
  return (
    <label className={styles['filter']}>
      {label}
      <select value={city} onChange={(event) => onChosen(event.target.value)} {...early}>
        <option value="">{every}</option>
        {cities.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
