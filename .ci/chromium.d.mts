export const findChromium: () => string | null;
export const installChromium: () => void;
