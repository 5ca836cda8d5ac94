/** The makers of calendar views, in one chunk. */
export { readDayView, readHundredMore } from './dayAnswer.ts';
export { readLanding } from './landingAnswer.ts';
export { readMonthView } from './monthAnswer.ts';
