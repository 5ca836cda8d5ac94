// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { holdOf } from './hold.ts';

/** A row of slides and a button that chooses one, as a browser sees them. */
const hold = ({
  hidden = false,
  hasPointer = true,
  slides = '',
  button = '',
}: {
  hidden?: boolean;
  hasPointer?: boolean;
  slides?: '' | ':hover' | ':focus-visible';
  button?: '' | ':hover' | ':focus-visible';
}) => {
  vi.stubGlobal('document', { visibilityState: hidden ? 'hidden' : 'visible' });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: hover)' && hasPointer }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const element = (state: string) => ({ matches: (asked: string) => asked.split(', ').includes(state) });
  const buttons = [element(button)];
  const viewport = Object.assign(element(slides), {
    parentElement: { querySelectorAll: (asked: string) => (asked === '[data-holds]' ? buttons : []) },
  });
  return holdOf(Object.create(null, Object.getOwnPropertyDescriptors(viewport)));
};

test.each([
  ['nobody uses them', {}, 'slides.released'],
  ['a pointer is over them', { slides: ':hover' }, 'slides.attended'],
  ['a finger was lifted from them', { slides: ':hover', hasPointer: false }, 'slides.released'],
  ['the keyboard is in them', { slides: ':focus-visible', hasPointer: false }, 'slides.attended'],
  ['a pointer is over a button that chooses one', { button: ':hover' }, 'slides.attended'],
  ['the keyboard is on such a button', { button: ':focus-visible' }, 'slides.attended'],
  ['the page is hidden, whoever uses them', { hidden: true, slides: ':hover' }, 'slides.hidden'],
] as const)('HOM-05: what holds the slides: %s', (_, state, held) => {
  expect(hold(state)).toBe(held);
});
