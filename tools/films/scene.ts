/** Colours of the site for the films. */
export const inks = {
  ink: '#14101F',
  paper: '#FFF9EF',
  green: '#00C27A',
  blue: '#2F5BFF',
  yellow: '#FFD400',
  pink: '#FF8AC4',
} as const;

/** A film: `body` is the inside of a function (pen, t, width, height) that paints the moment t, 0 to 1, of it. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  body: string;
}
