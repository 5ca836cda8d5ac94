import type { ImportResult } from './importFile.ts';
import { importLimits } from './limits.ts';
import type { PictureNote } from './reading/picture.ts';
import { zoneSources, type ZoneSource } from './reading/placeZones.ts';

/** Words for the fate of pictures. */
const pictureWords = {
  upgraded: 'pictures at http: addresses are shown over https',
  'left out': 'pictures at http: addresses that https does not have are left out',
} as const satisfies Record<PictureNote, string>;

const picturesOf = ({ pictures }: ImportResult): string[] =>
  (['upgraded', 'left out'] as const).flatMap((note) => {
    const { count, example } = pictures[note];
    return count > 0 ? [`${pictureWords[note]}: ${count}, like that of “${example}”`] : [];
  });

const rejectionsOf = ({ rejected }: ImportResult): string[] => {
  const lines = rejected.slice(0, importLimits.listedRejections).map(({ position, part, name, reason }) => {
    const which = part === null ? '' : `, date ${part},`;
    return `left out: record ${position}${name === '' ? '' : ` “${name}”`}${which} ${reason}`;
  });
  const hidden = rejected.length - importLimits.listedRejections;
  return hidden > 0 ? [...lines, `and ${hidden} more`] : lines;
};

/** Words for where a date's zone is from. */
const zoneWords = {
  option: '--timezone',
  geo: 'coordinates',
  place: 'country and city',
  site: 'the site',
} as const satisfies Record<ZoneSource, string>;

const zonesOf = ({ zones }: ImportResult): string[] => {
  const told = zoneSources.filter((source) => zones[source] > 0);
  return told.length === 0
    ? []
    : [`time zones: ${told.map((source) => `${zones[source]} of ${zoneWords[source]}`).join(', ')}`];
};

const propertiesOf = ({ properties }: ImportResult): string[] =>
  (['kept', 'lost'] as const).flatMap((fate) => {
    const told = Object.entries(properties).filter(([, count]) => count[fate] > 0);
    return told.length === 0
      ? []
      : [`${fate}: ${told.map(([path, count]) => `${path} ${count[fate]}`).join(', ')}`];
  });

/** The lines of an import for people: the records left out, each property kept and lost, and the counts. */
export const summaryOf = (file: string, result: ImportResult): string[] => {
  const { added, updated, unchanged, ended, rejected } = result;
  const details = [
    ...rejectionsOf(result),
    ...picturesOf(result),
    ...zonesOf(result),
    ...propertiesOf(result),
  ];
  return [
    ...details.map((line) => `  ${line}`),
    `${file}: ${added} added, ${updated} updated, ${unchanged} already there, ${rejected.length} left out`,
    ...(ended > 0 ? [`${ended} reservations of cancelled shows ended; the server mails the members`] : []),
    ...(added + updated === 0 ? ['Nothing changed.'] : []),
  ];
};
