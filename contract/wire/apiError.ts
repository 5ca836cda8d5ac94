import * as v from 'valibot';

/** An error of both APIs: a code for programs, a message for developers. */
export const apiError = v.object({ error: v.object({ code: v.string(), message: v.string() }) });
