import styles from './CityFilter.module.css';

interface CityFilterProps {
  label: string;
  /** In place of a city: all of them. */
  every: string;
  cities: readonly string[];
  /** '' is every city. */
  city: string;
  onChosen: (city: string) => void;
}

/** SHW-01, SHW-14: narrows a list to one city; only where there is something to choose. */
export function CityFilter({ label, every, cities, city, onChosen }: CityFilterProps) {
  if (cities.length < 2) return null;
  return (
    <label className={styles['filter']}>
      {label}
      <select value={city} onChange={(event) => onChosen(event.target.value)}>
        <option value="">{every}</option>
        {cities.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
