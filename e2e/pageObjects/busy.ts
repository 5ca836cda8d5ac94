/** CSS of what is still on its way; behind a dialog it may wait for the visitor. */
export const busy = 'body:not(:has(dialog[open])) main [aria-busy="true"]';
