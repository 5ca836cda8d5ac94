import { second } from '#contract/settings/time.ts';
import { afterPaint } from './afterPaint.ts';

type EarlyControl = HTMLButtonElement | HTMLSelectElement;

/** A press before hydration. */
export interface EarlyPress {
  control: EarlyControl;
  /** The control's HTML at that moment: its label and its state. */
  html: string;
  /** The choice of a list. */
  value: string;
  /** The page's address. */
  href: string;
  /** Milliseconds since the document's start. */
  at: number;
}

declare global {
  interface Window {
    /** The document's inline script notes them (server/pages/noteEarlyPresses.ts). */
    earlyPresses?: readonly EarlyPress[];
  }
}

/** The longest wait for hydration: after it the visitor has gone on. */
const patience = 5 * second;

/** Whether the press still means the same: it is fresh, and nothing has changed. */
const isCurrent = ({ control, html, href, at }: EarlyPress): boolean =>
  control.outerHTML === html && location.href === href && performance.now() - at <= patience;

/** Repeats the early press on a hydrated control, if there is one: once its effects have run, and only once. */
export const repeatEarlyPress = (control: EarlyControl | null): void => {
  const noted = window.earlyPresses ?? [];
  const press = noted.find((one) => one.control === control);
  if (!press) return;
  window.earlyPresses = noted.filter((one) => one !== press);
  afterPaint(() => {
    if (!isCurrent(press)) return;
    const { control: pressed, value } = press;
    if (pressed.localName !== 'select') return pressed.click();
    // React has restored its own choice.
    pressed.value = value;
    pressed.dispatchEvent(new Event('change', { bubbles: true }));
  });
};

/**
 * For a control of React's alone whose press before hydration counts; all others look not ready until then. Never for an act
 * that is sent: reserve, cancel, delete, buy, consent (docs/decisions/061).
 */
export const early = { 'data-early': '', ref: repeatEarlyPress } as const;

/** From now on React hears the presses: controls look ready, and no press is noted. */
export const endEarlyPresses = (document: Document): void => {
  document.documentElement.dataset['ready'] = '';
};
