import { contrastOf, leastContrast, mixed, readableOn } from '#contract/look/contrast.ts';

const white = '#ffffff';
export const black = '#000000';

/** The colours that a festival may give (`look.colours` of `festival.yaml`). */
export interface Colours {
  paper: string;
  ink: string;
  action: string;
  highlight: string;
  accent: string;
  support: string;
  tint: string;
  muted: string;
  link: string;
  deep: string;
  alert: string;
  stage: string;
  night: string;
}
export type ColourName = keyof Colours;
/** Those that a festival gives. */
export type GivenColours = { readonly [Name in ColourName]?: string | undefined };

/** The shares of `action` in the grounds that nobody gave, the rest is paper: as quiet as their text is long. */
const shares = { tint: 0.07, support: 0.12, highlight: 0.18, accent: 0.24 } as const;

const canRead = (colour: string, grounds: readonly string[]): boolean =>
  grounds.every((ground) => contrastOf(colour, ground) >= leastContrast);

/** The ground of fields: white, or black where the ink is light. */
export const fieldOf = ({ ink }: Pick<Colours, 'ink'>): string => readableOn(ink, [white, black]);

/** Every colour: where a festival gives none, made from those that it gives; without any, a calm look. */
export const coloursOf = (given: GivenColours): Colours => {
  const { paper = '#fbf8f2', ink = '#1b1a22', action = '#0f5257' } = given;
  const share = (name: keyof typeof shares): string => given[name] ?? mixed(action, shares[name], paper);
  const tint = share('tint');
  const [night] = [paper, ink].toSorted((one, other) => contrastOf(one, black) - contrastOf(other, black));
  const spoken = canRead(action, [paper, tint]) ? action : ink;
  return {
    paper,
    ink,
    action,
    tint,
    highlight: share('highlight'),
    accent: share('accent'),
    support: share('support'),
    muted: given.muted ?? mixed(ink, 0.72, paper),
    link: given.link ?? spoken,
    deep: given.deep ?? spoken,
    alert: given.alert ?? (canRead('#b3240b', [paper, tint]) ? '#b3240b' : '#ff9b85'),
    night: given.night ?? night ?? ink,
    stage: given.stage ?? mixed(given.night ?? night ?? ink, 0.7, black),
  };
};

/** The colour of text on a ground: ink or paper, else white or black, one of which can be read on any. */
export const textOn = (ground: string, { ink, paper }: Pick<Colours, 'ink' | 'paper'>): string => {
  const own = readableOn(ground, [ink, paper]);
  return canRead(own, [ground]) ? own : readableOn(ground, [white, black]);
};

/** The lighter of ink and paper: the ground of dark words that an editor chose. */
export const plateOf = ({ ink, paper }: Pick<Colours, 'ink' | 'paper'>): string =>
  readableOn(black, [ink, paper]);

/** A colour for text on the dark grounds: the first of the festival's that can be read there. */
export const sparkOf = (colours: Colours): string => {
  const { highlight, action, accent, paper, ink, night, stage } = colours;
  return (
    [highlight, action, accent, paper, ink].find((colour) => canRead(colour, [night, stage])) ??
    textOn(stage, colours)
  );
};
