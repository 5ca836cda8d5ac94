import { reservationSetup } from './reservation.setup.ts';

/**
 * Tells the session what is at work, should it end meanwhile (SES-32). Each state tells it anew: after a login the session
 * knows of nothing.
 */
export const atWork = reservationSetup.createStateConfig({ entry: 'tellAtWork', exit: 'tellAtRest' });
