/** Whether an actor of a machine is a source (`source` of port.ts). */
export const isSource = (logic: object | undefined): boolean => logic !== undefined && 'listen' in logic;
