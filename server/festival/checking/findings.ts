import type { Finding, Place } from '../reading/place.ts';

/** Gathers what is wrong between the files of a folder. */
export class Findings {
  readonly all: Finding[] = [];

  mistake(file: string, place: Place, message: string): void {
    this.all.push({ file, ...place, severity: 'mistake', message });
  }
  warning(file: string, place: Place, message: string): void {
    this.all.push({ file, ...place, severity: 'warning', message });
  }
}
