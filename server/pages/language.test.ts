import { describe, expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { chooseLanguage } from './language.ts';

describe('RTE-23: the language of a visitor who names none', () => {
  test.each([
    ['the choice in the cookie', 'a=b; lang=en', 'fr', 'en'],
    ['a choice that is no language is none', 'lang=de', 'en', 'en'],
    ['a cookie whose name only ends in lang is another one', 'mylang=en', '', 'fr'],
    ['the first match of Accept-Language', '', 'de, en-CA;q=0.8, fr;q=0.9', 'fr'],
    ['a language of a region is that language', '', 'de, EN-ca', 'en'],
    ['a language that only begins alike is another one', '', 'enm', 'fr'],
    ['equal weights go by order', '', 'en, fr', 'en'],
    ['a weight of 0 is a refusal', '', 'en;q=0, fr;q=0.1', 'fr'],
    ['any language is not a wish for one', '', '*', 'fr'],
    ['a header that makes no sense', '', ';;;,,q=1', 'fr'],
    ['nothing', '', '', 'fr'],
  ])('%s', async (_name, cookie, header, language) => {
    const headers = { ...(cookie && { cookie }), ...(header && { 'accept-language': header }) };
    expect(await chooseLanguage(new Request('http://localhost/', { headers }), languages)).toBe(language);
  });
});
