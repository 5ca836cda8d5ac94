import * as v from 'valibot';
import { migrationNames } from '#server/store/migrations/migrate.ts';
import { BackupError } from './backupError.ts';

/** The format of our backups; another one gets another number. */
const format = 1;

const manifest = v.object({
  format: v.literal(format),
  /** Everything that was acknowledged before this instant is in it. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.picklist(['SQLite', 'PostgreSQL']),
  /** The major version of PostgreSQL; 0 for SQLite, whose files stay readable. */
  engineVersion: v.number(),
  migrations: v.array(v.string()),
});
/** The facts of a backup. */
export type Manifest = v.InferOutput<typeof manifest>;
export type EngineName = Manifest['engine'];

export const writeManifest = (told: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...told }, null, 2)}\n`;

const readFormat = (json: unknown): number | null => {
  const read = v.safeParse(v.object({ format: v.number() }), json);
  return read.success ? read.output.format : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @throws BackupError for another format, or a schema that this code does not know */
export const readManifest = (text: string): Manifest => {
  const json = parsed(text);
  const read = v.safeParse(manifest, json);
  if (!read.success)
    throw new BackupError(
      `The backup has the format ${readFormat(json) ?? 'of nobody'}, and this version of the site reads ${format}.`,
    );
  const unknown = read.output.migrations.find((name) => !migrationNames.includes(name));
  if (unknown !== undefined)
    throw new BackupError(
      `The backup is of a newer version of the site: this one does not know the schema ${unknown}. Restore it with that version.`,
    );
  return read.output;
};
