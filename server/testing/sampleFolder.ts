import { lookOf } from '../look/look.ts';
import { readSample } from '../sample/sampleFolder.ts';
import { storedLookOf } from '../festival/values/look.ts';
import { textsOf, type Both } from '../festival/values/languages.ts';

/** For tests: the sample's folder. */
export const sample = await readSample();

const [programme, , festival] = sample.festival.menus.main.map(({ title }) => textsOf(title));
if (programme === undefined || festival === undefined) throw new Error('The sample lost its menu');
/** For tests: the entries of the sample's menu that have entries below them. */
export const menuTitles = { programme, festival };

/** For tests: the type of the sample's artists that has this title in English. @throws Error without one */
export const artistType = (title: string): Both<string> => {
  const types = [...sample.artists.values()].map(({ facts }) => textsOf(facts.type));
  const type = types.find(({ en }) => en === title);
  if (type === undefined) throw new Error(`No artist is a ${title}`);
  return type;
};

/** For tests: the look of the sample. */
export const sampleLook = lookOf(storedLookOf(sample.festival.look));
