/** Whether an actor of a machine is one that it listens to (`source` of port.ts). */
export const isSource = (logic: object | undefined): boolean => logic !== undefined && 'listen' in logic;
