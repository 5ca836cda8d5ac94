import type { Page } from '@playwright/test';

/**
 * A text that is hard to read or a control that is hard to press: a box or the window cuts it, another text stands over it, or
 * a word goes on in the next line without a hyphen.
 */
export interface TextFlaw {
  flaw: 'cut' | 'overprinted' | 'split';
  text: string;
  /** Its nearest ancestors. */
  where: string;
}

/** The sides of a box, in CSS pixels of the window. */
interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Runs in the page. Lengths are CSS pixels. */
const findTextFlaws = (): TextFlaw[] => {
  const flaws: TextFlaw[] = [];
  /** Longer words may be split anywhere. */
  const longestWord = 14;
  /** Not the parts of an address. */
  const words = /(?<![\p{L}\p{N}@./])[\p{L}\p{N}’']+(?![\p{L}\p{N}’']|[@./]\w)/gu;
  const tolerance = 2;
  /** Letters stand in the middle of their box: what is above and below them may be cut. A line that is cut whole is hidden. */
  const bleed = 0.3;

  const whereIs = (element: Element): string => {
    const names: string[] = [];
    for (let at: Element | null = element; at && names.length < 4; at = at.parentElement)
      names.unshift(`${at.localName}${at.classList.length ? `.${at.classList[0]}` : ''}`);
    return names.join(' > ');
  };
  const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /**
   * The part of the page in which an element's ancestors show it, and whether it stands above the page. None for what is read aloud
   * alone, and for what is shortened on purpose: lines with an ellipsis, folded texts.
   */
  const frameOf = (element: Element): (Edges & { floats: boolean }) | null => {
    const frame = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity, floats: false };
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isShortened =
        style.webkitLineClamp !== 'none' ||
        style.textOverflow === 'ellipsis' ||
        at.matches('[data-scope="readMore"]');
      if (style.clipPath !== 'none' || box.width <= 1 || box.height <= 1 || isShortened) return null;
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
      if (clips(style.overflowX)) {
        frame.left = Math.max(frame.left, box.left);
        frame.right = Math.min(frame.right, box.right);
      }
      if (clips(style.overflowY)) {
        frame.top = Math.max(frame.top, box.top);
        frame.bottom = Math.min(frame.bottom, box.bottom);
      }
      if (style.position === 'sticky') frame.floats = true;
      if (style.position === 'fixed')
        return {
          ...frame,
          top: Math.max(frame.top, 0),
          bottom: Math.min(frame.bottom, innerHeight),
          floats: true,
        };
    }
    return frame;
  };

  const range = document.createRange();
  const rectsOf = (node: Node, start: number, end: number): DOMRect[] => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };

  const printed: (Edges & { text: string; element: Element })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element, nodeValue } = node;
    const value = nodeValue ?? '';
    const isLeftOut =
      !element ||
      value.trim() === '' ||
      element.closest('script, style, noscript, svg, select, [inert], [aria-hidden="true"]');
    if (isLeftOut || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const frame = frameOf(element);
    if (!frame) continue;
    const text = value.trim().slice(0, 60);
    const where = whereIs(element);
    const rects = rectsOf(node, 0, value.length);
    const isCut = rects
      .filter(({ top, bottom }) => bottom > frame.top && top < frame.bottom)
      .some(
        ({ left, right, top, bottom, height }) =>
          left < frame.left - tolerance ||
          right > frame.right + tolerance ||
          top < frame.top - bleed * height ||
          bottom > frame.bottom + bleed * height,
      );
    if (isCut) flaws.push({ flaw: 'cut', text, where });
    // Browsers bring the hyphens of a language, but for those without a window.
    if (getComputedStyle(element).hyphens !== 'auto')
      for (const { 0: word, index } of value.matchAll(words)) {
        const [first, ...others] = word.length > longestWord ? [] : rectsOf(node, index, index + word.length);
        if (first && others.some(({ top, height }) => top - first.top > height / 2))
          flaws.push({ flaw: 'split', text: word, where });
      }
    if (!frame.floats)
      for (const { left, right, top, bottom, height } of rects)
        printed.push({
          text,
          element,
          left,
          right,
          top: top + bleed * height,
          bottom: bottom - bleed * height,
        });
  }

  printed.sort((one, other) => one.top - other.top);
  for (const [index, one] of printed.entries())
    for (const other of printed.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      if (width > 2 * tolerance && height > tolerance)
        flaws.push({
          flaw: 'overprinted',
          text: `${one.text} / ${other.text}`,
          where: whereIs(other.element),
        });
    }

  for (const control of document.querySelectorAll('a, button, input, select, summary')) {
    if (control.closest('[inert]') || !control.checkVisibility({ visibilityProperty: true })) continue;
    const frame = frameOf(control);
    const { left, right } = control.getBoundingClientRect();
    if (frame && (left < frame.left - tolerance || right > frame.right + tolerance))
      flaws.push({ flaw: 'cut', text: control.localName, where: whereIs(control) });
  }
  return flaws;
};

/** The flaws of all the text and controls on the page. */
export const textFlawsOn = (page: Page): Promise<TextFlaw[]> => page.evaluate(findTextFlaws);
