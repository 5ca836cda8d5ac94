/** Matches the address of a built script or style by its name, before the hash of its content. */
export const builtFile = (name: RegExp, extension: 'js' | 'css'): RegExp =>
  new RegExp(`/assets/${name.source}-[\\w-]{8}\\.${extension}$`);
