/** The elements whose use holds the slides: the slides and the buttons that choose one, not Pause and Play. */
export const holders = (viewport: HTMLElement): Element[] => [
  viewport,
  ...(viewport.parentElement?.querySelectorAll('[data-holds]') ?? []),
];

/** A lifted finger still counts as hovering, and a press leaves an invisible focus. */
const isAttended = (element: Element): boolean =>
  element.matches(':has(:focus-visible), :focus-visible') ||
  (matchMedia('(hover: hover)').matches && element.matches(':hover'));

/** HOM-05: the strongest hold on the slides. */
export const holdOf = (viewport: HTMLElement): 'slides.hidden' | 'slides.attended' | 'slides.released' => {
  if (document.visibilityState === 'hidden') return 'slides.hidden';
  return holders(viewport).some(isAttended) ? 'slides.attended' : 'slides.released';
};
