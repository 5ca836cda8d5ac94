import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';

const lines = v.array(v.string());

/**
 * A chart's doings in plain words. By start: the start itself; then by state the traces of each thing that happens there, in
 * all its places or by the facts that tell them apart. A list begins with the place.
 */
const chartRecord = v.record(
  v.string(),
  v.object({
    begins: lines,
    states: v.record(v.string(), v.record(v.string(), v.union([lines, v.record(v.string(), lines)]))),
  }),
);
export type ChartRecord = v.InferOutput<typeof chartRecord>;

/** The file of a machine's record. */
export const recordFile = (machine: string): URL =>
  new URL(`../../${machine}/${machine}.record.yaml`, import.meta.url);

const head = (machine: string): string =>
  `# What ${machine} does: where each thing that happens leads, and what it leaves; what has no line stays as it was.
# People read it. It changes by \`npm run paths -- --accept ${machine}\` alone: read the difference.
`;

export const recordText = (machine: string, record: ChartRecord): string =>
  head(machine) + stringify(record, { lineWidth: 0, aliasDuplicateObjects: false });

export const parseRecord = (text: string): ChartRecord => v.parse(chartRecord, parse(text) ?? {});

/** @throws Error if the machine has none */
export const readRecord = (machine: string): ChartRecord =>
  parseRecord(readFileSync(recordFile(machine), 'utf8'));

export const writeRecord = (machine: string, record: ChartRecord): void =>
  writeFileSync(recordFile(machine), recordText(machine, record));
