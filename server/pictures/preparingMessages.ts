import * as v from 'valibot';

/** An original, and the folder that keeps prepared pictures: paths. */
export const preparingQuestion = v.object({ original: v.string(), shelf: v.string() });
export type PreparingQuestion = v.InferOutput<typeof preparingQuestion>;

/** The name of a prepared picture, or the end of a sentence that refuses the original: "… is damaged". */
export const preparingAnswer = v.union([v.object({ name: v.string() }), v.object({ fault: v.string() })]);
export type PreparingAnswer = v.InferOutput<typeof preparingAnswer>;
