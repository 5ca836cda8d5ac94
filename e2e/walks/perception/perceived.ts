import type { Locator } from '@playwright/test';
import { parse } from 'yaml';
import { expect } from '#e2e/site/test.ts';

/** Roles of things that a person operates, or that hold them. A link only leads away: tables that mean links say so. */
const controlRoles = [
  'alertdialog',
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;

type ControlRole = (typeof controlRoles)[number] | 'link';
const traits = ['checked', 'disabled', 'expanded', 'invalid', 'pressed', 'selected'] as const;
/** In the words of ARIA. `disabled` is out of use, by whichever attribute. */
type Trait = (typeof traits)[number];

/** A pattern where the words hold a count or a date. */
type Words = string | RegExp;

/** A control as a person meets it, by eye, by ear or at the keyboard. */
interface Control<TName = Words> {
  readonly role: string;
  readonly name: TName;
  readonly is: readonly Trait[];
}

/** A machine's part of the page. What is left out is not there; without a word on `focus` it may be anywhere. */
export interface Perceived {
  /** Every control, in the order of reading, and no other. */
  readonly controls?: readonly Control[];
  /** Texts that are said at once (`alert`). */
  readonly alerts?: readonly Words[];
  /** Texts that are said when there is time (`status`). */
  readonly statuses?: readonly Words[];
  /** Something in it says that it waits (`aria-busy`). */
  readonly isBusy?: boolean;
  /** The option that Enter would take, by its name (`aria-activedescendant`). */
  readonly activeOption?: Words;
  /** The name of the control with the focus; null: none in the part has it. */
  readonly focus?: Words | null;
}

/** `control('button', 'Send', 'disabled')` */
export const control = (role: ControlRole, name: Words, ...is: readonly Trait[]): Control => ({
  role,
  name,
  is,
});

/** The states of several regions at once: the controls of one after those of the other. */
export const together = (parts: readonly Perceived[]): Perceived => ({
  ...parts.reduce((all, part) => ({ ...all, ...part }), {}),
  controls: parts.flatMap(({ controls = [] }) => controls),
  alerts: parts.flatMap(({ alerts = [] }) => alerts),
  statuses: parts.flatMap(({ statuses = [] }) => statuses),
});

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** A text with what a screen reader takes for a space, for `toEqual`. */
const expected = (words: Words): unknown =>
  typeof words === 'string' ? plain(words) : expect.stringMatching(words);

/** `button "Send" [disabled]`, as Playwright writes a node of the accessibility tree. */
const nodeForm = /^(?<role>\w+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<attributes>(?: \[[^\]]+\])*)$/;

const controlIn = (node: string): Control<string> | null => {
  const { role, name = '""', attributes = '' } = nodeForm.exec(node)?.groups ?? {};
  if (role === undefined) return null;
  const is = traits.filter((trait) => new RegExp(`\\[${trait}(=mixed)?\\]`).test(attributes));
  return { role, name: plain(String(JSON.parse(name))), is };
};

/** Every node of a snapshot in the order of reading; those of a drop-down list are its own matter. */
const controlsIn = (tree: unknown): Control<string>[] => {
  if (Array.isArray(tree)) return tree.flatMap(controlsIn);
  if (typeof tree === 'string') return [controlIn(tree) ?? []].flat();
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([node, below]) => {
    const found = controlIn(node);
    if (found === null) return [];
    return found.role === 'combobox' || !Array.isArray(below) ? [found] : [found, ...controlsIn(below)];
  });
};

const saidBy = async (part: Locator, role: 'alert' | 'status'): Promise<string[]> =>
  (await part.getByRole(role).allTextContents()).map(plain).filter((text) => text !== '');

const nameOf = async (element: Locator): Promise<string | null> =>
  (await element.count()) === 0 ? null : (controlsIn(parse(await element.ariaSnapshot()))[0]?.name ?? null);

/** The control with the focus, by its name. */
const focusIn = (part: Locator): Promise<string | null> =>
  nameOf(part.locator(':focus').or(part.and(part.page().locator(':focus'))));

const activeOptionIn = async (part: Locator): Promise<string | null> => {
  const combobox = part.locator('[aria-activedescendant]');
  if ((await combobox.count()) === 0) return null;
  const id = await combobox.getAttribute('aria-activedescendant');
  return (await nameOf(part.page().locator(`[id="${id}"]`))) ?? `missing: ${id}`;
};

const nothing = { controls: [], alerts: [], statuses: [], isBusy: false, activeOption: null };

/** Reads a part of the page as assistive technology does. */
const perceive = async (part: Locator, asksFocus: boolean, withLinks: boolean) => {
  const focus = asksFocus ? { focus: await focusIn(part) } : {};
  if ((await part.count()) === 0) return { ...nothing, ...focus };
  const waiting = part.page().locator('[aria-busy="true"]');
  const roles: readonly string[] = withLinks ? [...controlRoles, 'link'] : controlRoles;
  return {
    controls: controlsIn(parse(await part.ariaSnapshot())).filter(({ role }) => roles.includes(role)),
    alerts: await saidBy(part, 'alert'),
    statuses: await saidBy(part, 'status'),
    isBusy: (await part.locator(waiting).or(part.and(waiting)).count()) > 0,
    activeOption: await activeOptionIn(part),
    ...focus,
  };
};

/** Waits until a part of the page is perceived so. A part that is not on the page has nothing. */
export const expectPerceived = async (
  part: Locator,
  { controls = [], alerts = [], statuses = [], isBusy = false, activeOption, focus }: Perceived,
  { withLinks, timeout }: { withLinks: boolean; timeout?: number },
): Promise<void> => {
  const asksFocus = focus !== undefined;
  await expect
    .poll(() => perceive(part, asksFocus, withLinks), {
      intervals: [20, 50, 100],
      ...(timeout !== undefined && { timeout }),
    })
    .toEqual({
      controls: controls.map((each) => ({ ...each, name: expected(each.name) })),
      alerts: alerts.map(expected),
      statuses: statuses.map(expected),
      isBusy,
      activeOption: activeOption === undefined ? null : expected(activeOption),
      ...(asksFocus && { focus: focus === null ? null : expected(focus) }),
    });
};
