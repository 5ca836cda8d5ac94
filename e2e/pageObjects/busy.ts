/** CSS of unfinished parts; behind a dialog they may wait for the visitor. */
export const busy = 'body:not(:has(dialog[open])) main [aria-busy="true"]';
