/** A new idempotency key (docs/decisions/009): one for each act of a member, the same for all its requests. */
export const newKey = (): string =>
  // Unlike randomUUID, this also works on a page without https.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
