import { isLanguage } from '#contract/address/language.ts';
import { pairNames, toInternal } from '#contract/address/pairs.ts';

const ownWords: ReadonlySet<string> = new Set([...pairNames, 'login', 'profile', '404', '503']);

/** The pattern of a page's path, one of a few dozen: `/{lang}/calendar`, `/{lang}/{page}/{more}`. */
export const pageRoute = (pathname: string): string => {
  if (pathname === '/') return '/';
  const [, lang = '', word = '', ...below] = pathname.split('/');
  if (!isLanguage(lang)) return '/{address}';
  if (word === '') return '/{lang}';
  const [, , name = ''] = toInternal(`/${lang}/${word}`).split('/');
  const more = below.some((part) => part !== '') ? '/{more}' : '';
  return `/{lang}/${ownWords.has(name) ? name : '{page}'}${more}`;
};
