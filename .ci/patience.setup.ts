import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The longest wait, in ms. */
    patience: number;
  }
}

const patience = inject('patience');

/** Vitest gives up after a second, which a busy machine passes; its configuration knows of `expect.poll` alone. */
const { waitFor, waitUntil } = vi;
const withPatience = <Options extends { timeout?: number }>(options: Options | number = patience) =>
  typeof options === 'number' ? options : { timeout: patience, ...options };

vi.waitFor = (look, options) => waitFor(look, withPatience(options));
vi.waitUntil = (look, options) => waitUntil(look, withPatience(options));
