const videoId = /=([\w-]{6,20})$/;

/** The id after the last `=` of a video's address (SHW-05); null, and no embed, if that is no id. */
export const youtubeId = (url: string | null): string | null => videoId.exec(url ?? '')?.[1] ?? null;
