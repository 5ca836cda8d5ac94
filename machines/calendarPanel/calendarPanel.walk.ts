import { walked } from '../testing/walkedMachine.ts';
import { calendarPanelExamples, calendarPanelInputs } from './calendarPanel.examples.ts';
import { calendarPanelMachine } from './calendarPanel.machine.ts';

export const calendarPanelWalk = walked({
  machine: calendarPanelMachine,
  inputs: calendarPanelInputs,
  examples: calendarPanelExamples,
  identity: ({ year, month, draft }, value) => {
    if (value === 'choosingMonth') return { year };
    if (value === 'choosingDay') return { month };
    const { venue, english } = draft;
    return value === 'filtering' ? { venue, city: draft.city.join(), english } : {};
  },
  delays: {},
});
