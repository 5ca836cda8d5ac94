/** What the calendar makes of answers, fetched together. */
export { readDayView, readHundredMore } from './dayAnswer.ts';
export { readLanding } from './landingAnswer.ts';
export { readMonthView } from './monthAnswer.ts';
