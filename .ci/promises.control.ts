/**
 * The control of the lint rules about promises: if one of them finds nothing here any more, its comment is unused, and that
 * is an error.
 */
const work = async (): Promise<number> => 1;
const number = (): number => 1;

// oxlint-disable-next-line typescript/no-floating-promises
work();
// oxlint-disable-next-line typescript/no-misused-promises
setTimeout(work);
// oxlint-disable-next-line typescript/await-thenable
await number();
