import * as v from 'valibot';

/** A start's folder, and the database to bring it into. */
export const loadingQuestion = v.object({
  directory: v.string(),
  databaseUrl: v.nullable(v.string()),
  dataDirectory: v.string(),
  /** ISO instant. */
  now: v.string(),
});
export type LoadingQuestion = v.InferOutput<typeof loadingQuestion>;

/** Whether the site now follows the folder, and lines for a person. */
export const loadingAnswer = v.object({ isLoaded: v.boolean(), lines: v.array(v.string()) });
export type LoadingAnswer = v.InferOutput<typeof loadingAnswer>;
