import type { Language } from '#contract/address/language.ts';
import { noWords } from '#contract/words.ts';
import texts from '#locales/en/mail.json' with { type: 'json' };
import { testFestival } from '#server/profile/testing/testFestival.ts';
import { writeLetter, type Letter, type Writer } from '../letters.ts';
import type { Mail } from '../mailer.ts';

const isLetter = (name: string): name is Letter => Object.hasOwn(texts, name);

/** For tests: long and dangerous values for everything that outsiders can choose. */
const about = {
  title: 'Les <b>Nuits</b> & "blanches" de la très grande Anne-Marie-Geneviève Saint-Pierre-Desrosiers',
  when: 'vendredi 16 juillet 2027 à 19 h 30',
  zone: 'heure avancée de l’Est',
  place: 'Grande salle, Rimouski',
  map: 'https://map.example/?a=1&b="2"',
  picture: 'admission-code',
  until: 'vendredi 16 juillet 2027 à 17 h 30',
  hours: '48',
  pass: 'Passe <b>Nuits</b> & "blanches"',
  credits: '12',
  address: `https://festival.example/?token=${'a1b2c3d4-'.repeat(12)}`,
  leave: `https://festival.example/leave?token=${'a1b2c3d4-'.repeat(10)}`,
};

const name = 'Jazz & <b>Cie</b>';
const usual: Writer = { name: { fr: name, en: name }, words: noWords, look: testFestival.look };

/** For tests: every letter that the site writes, in a language. */
export const everyLetter = (lang: Language, writer: Partial<Writer> = {}): { letter: Letter; mail: Mail }[] =>
  Object.keys(texts)
    .filter(isLetter)
    .map((letter) => ({
      letter,
      mail: writeLetter(
        letter,
        { email: 'camille@example.test', firstname: 'Camille <i>', lang, writer: { ...usual, ...writer } },
        '012345',
        about,
      ),
    }));
