import type { FestivalFolder } from '#server/festival/schema/folder.ts';
import type { NumberedKind } from '../programmeRows.ts';
import type { PresentRows } from '../presentRows.ts';
import type { Key } from './naturalKeys.ts';
import { tableOfKind, type Known, type Numbers } from './numbering.ts';

/** The external id of a date of a folder. */
export const externalIdOf = (date: string): string => `festival:${date}`;

/** Pairs names with rows: each row goes to one name. */
export class Finder {
  readonly found = new Map<string, number>();
  readonly #present: PresentRows;
  readonly #recorded: Known;
  readonly #named: Numbers;
  readonly #taken = new Map<string, Set<number>>();
  constructor(present: PresentRows, recorded: Known, named: Numbers) {
    this.#present = present;
    this.#recorded = recorded;
    this.#named = named;
    for (const [kind, names] of named)
      for (const [name, number] of names) if (recorded(kind, name) !== undefined) this.#take(kind, number);
  }

  #take(kind: NumberedKind, number: number): void {
    const table = tableOfKind[kind];
    const taken = this.#taken.get(table) ?? new Set<number>();
    this.#taken.set(table, taken.add(number));
  }

  #isFree(kind: NumberedKind, number: number): boolean {
    return this.#taken.get(tableOfKind[kind])?.has(number) !== true;
  }

  /** Names without a row, by the numbers that they have for now. */
  #waiting(kind: NumberedKind): Map<number, string> {
    const names = this.#named.get(kind) ?? new Map<string, number>();
    return new Map(
      [...names]
        .filter(([name]) => this.#recorded(kind, name) === undefined && !this.found.has(`${kind} ${name}`))
        .map(([name, number]) => [number, name]),
    );
  }

  #pair(kind: NumberedKind, name: string, number: number): void {
    this.found.set(`${kind} ${name}`, number);
    this.#take(kind, number);
  }

  byKeys(kind: NumberedKind, wanted: readonly Key[], there: readonly Key[]): void {
    const waiting = this.#waiting(kind);
    if (waiting.size === 0) return;
    const numbers = Map.groupBy(there, ([key]) => key);
    for (const [key, provisional] of wanted) {
      const name = waiting.get(provisional);
      const match = numbers.get(key)?.find(([, number]) => this.#isFree(kind, number));
      if (name === undefined || match === undefined) continue;
      waiting.delete(provisional);
      this.#pair(kind, name, match[1]);
    }
  }

  /** The id of a date, or the external id that the database has. */
  byIds(): void {
    if (this.#waiting('date').size === 0) return;
    const there = this.#present.tables.programmations.map(({ external_id: id, id: number }): Key => [
      id,
      number,
    ]);
    const wanted = [...this.#waiting('date')].flatMap(([number, name]): Key[] => [
      [externalIdOf(name), number],
      [name, number],
    ]);
    this.byKeys('date', wanted, there);
  }

  /** A renamed file: all dates that a show without a file still has belong to one new show. */
  byDates({ dates }: FestivalFolder): void {
    const waiting = new Set(this.#waiting('show').values());
    if (waiting.size === 0) return;
    const ids = this.#named.get('date');
    const showOfDate = new Map(
      dates.map(({ id, show }) => [this.found.get(`date ${id}`) ?? ids?.get(id), show]),
    );
    const shows = new Map<number, Set<string>>();
    for (const { id, show_id: showId } of this.#present.tables.programmations) {
      const name = showOfDate.get(id);
      if (name !== undefined) shows.set(showId, (shows.get(showId) ?? new Set()).add(name));
    }
    for (const [number, [name, ...others]] of shows)
      if (name !== undefined && others.length === 0 && waiting.has(name) && this.#isFree('show', number)) {
        waiting.delete(name);
        this.#pair('show', name, number);
      }
  }
}
