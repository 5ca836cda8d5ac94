import * as v from 'valibot';
import { isLanguage } from '#contract/address/language.ts';
import { pairNames, toInternal } from '#contract/address/pairs.ts';
import { attributesOf } from '../attributes.ts';
import { answers } from '../answers.ts';
import type { CheckedHost } from './checkedHost.ts';
import { callOf } from './lists.ts';
import { loosePage, type LooseEntry } from './values.ts';

/** A page that something of the host leads to. */
export interface LinkedPage {
  url: string;
  /** The place of the link: « the list of shows ». */
  from: string;
  /** The type that it must have; any without one. */
  type?: string;
  /** Its id there. */
  id?: string;
}

const own = ['login', 'profile', '404', '503'];
const ofHost = ['press', 'jobs'];

/** The path of a page of the host, below its language; null for pages of the site, other sites and other languages. */
export const pathIn = (lang: string, url: string): string | null => {
  const { pathname, origin } = new URL(url, 'https://site.invalid');
  const [, language, ...below] = pathname.split('/');
  if (origin !== 'https://site.invalid' || !isLanguage(language) || language !== lang) return null;
  const [word = '', ...more] = toInternal(`/${language}/${below.join('/')}`)
    .split('/')
    .slice(2);
  const isPair = more.length === 0 && pairNames.some((name) => name === word) && !ofHost.includes(word);
  return isPair || own.includes(word) || word === 'videos-categories' ? null : below.join('/');
};

/** Asks for a page and compares it. */
export const checkPage = async (
  checked: CheckedHost,
  lang: string,
  { url, from, type, id }: LinkedPage,
): Promise<void> => {
  const { host } = checked;
  const path = pathIn(lang, url);
  if (path === null) return;
  const call = callOf(checked, 'page', { lang, path });
  const leads = `There is no such page, but ${from} leads to it.`;
  const sent = await host.read(call, { level: 'wrong', says: leads });
  if (sent === null) return;
  const { entity_data: found } = v.parse(loosePage, sent);
  if (found === null) {
    host.note('wrong', call, leads);
    return;
  }
  if (type !== undefined && found.type !== type)
    host.note('wrong', call, `It is drawn as another kind of page than ${from} says.`, {
      field: 'entity_data.type',
      expected: `"${type}"`,
      found: JSON.stringify(found.type),
    });
  if (id !== undefined && found.id !== id)
    host.note('wrong', call, `It has another id than in ${from}.`, {
      field: 'entity_data.id',
      expected: JSON.stringify(id),
      found: JSON.stringify(found.id),
    });
  const drawnAs = Object.hasOwn(attributesOf, found.type) ? found.type : 'page';
  const schema = answers[`page-${drawnAs}`];
  const read = drawnAs === found.type ? sent : withType(sent, drawnAs);
  if (schema) host.compare(call, schema, read);
  await checkTranslations(checked, call, lang, found.translations);
};

/** A type that the site does not know is drawn as a basic page. */
const withType = (sent: unknown, type: string): unknown => {
  if (typeof sent !== 'object' || sent === null || !('entity_data' in sent)) return sent;
  return { ...sent, entity_data: { ...Object(sent.entity_data), type } };
};

const checkTranslations = async (
  checked: CheckedHost,
  call: string,
  lang: string,
  translations: Readonly<Record<string, string>>,
): Promise<void> => {
  const others = Object.entries(translations).filter(([language]) => language !== lang);
  if (others.length === 0)
    checked.host.note('missing', call, 'There is no `translations`: the switch of languages leads to home.');
  await Promise.all(
    others.map(async ([language, url]) => {
      const path = pathIn(language, url);
      if (path === null) return;
      const answer = await checked.host.ask(callOf(checked, 'page', { lang: language, path }));
      if (answer !== null && answer.status !== 200)
        checked.host.note('wrong', call, 'The switch of languages leads to no page.', {
          field: `entity_data.translations.${language}`,
          expected: 'the address of a page',
          found: `${JSON.stringify(url)}, which answers ${answer.status}`,
        });
    }),
  );
};

/** The first pages of a list. */
export const linkedPages = (
  entries: readonly LooseEntry[],
  from: string,
  { type, samples }: { type?: string; samples: number },
): LinkedPage[] =>
  entries.slice(0, samples).flatMap(({ id, url, detail_url: detail, href }) => {
    const address = url || detail || href;
    return address === ''
      ? []
      : [
          {
            url: address,
            from,
            ...(type !== undefined && { type }),
            ...(type !== undefined && id !== '' && { id }),
          },
        ];
  });
