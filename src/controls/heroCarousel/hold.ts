/** What the slides rest for when somebody is there: they and the buttons that choose one, not Pause and Play. */
export const holders = (viewport: HTMLElement): Element[] => [
  viewport,
  ...(viewport.parentElement?.querySelectorAll('[data-holds]') ?? []),
];

/** A finger that has left still counts as hovering; and a press leaves a focus that nobody sees. */
const isAttended = (element: Element): boolean =>
  element.matches(':has(:focus-visible), :focus-visible') ||
  (matchMedia('(hover: hover)').matches && element.matches(':hover'));

/** HOM-05: what holds the slides, the strongest of all that does. */
export const holdOf = (viewport: HTMLElement): 'slides.hidden' | 'slides.attended' | 'slides.released' => {
  if (document.visibilityState === 'hidden') return 'slides.hidden';
  return holders(viewport).some(isAttended) ? 'slides.attended' : 'slides.released';
};
