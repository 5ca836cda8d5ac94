import { AppliedFilters } from './bar/AppliedFilters.tsx';
import { DayHead } from './days/DayHead.tsx';
import { DayView } from './days/DayView.tsx';
import { EmptyCalendar } from './EmptyCalendar.tsx';

/** What a calendar has that a whole month with shows has not: the parts of one chunk (`furtherCode`). */
export const further = { AppliedFilters, DayHead, DayView, EmptyCalendar };
