import { reservationSetup } from './reservation.setup.ts';

/**
 * Reports the act at work to the session, in case it ends meanwhile (SES-32). Every state reports anew: after a login the
 * session knows of none.
 */
export const atWork = reservationSetup.createStateConfig({ entry: 'tellAtWork', exit: 'tellAtRest' });
