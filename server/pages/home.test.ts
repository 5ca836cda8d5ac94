import { describe, expect, onTestFinished, test } from 'vitest';
import { languages, otherLanguage } from '#contract/address/language.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { startSite } from '../testing/startSite.ts';

const calendars = { fr: '/fr/calendrier', en: '/en/calendar' } as const;
const headings = {
  fr: ['Ça commence bientôt', 'Cette fin de semaine', 'En vedette Vidéos', 'Les passes'],
  en: ['Starting soon', 'This weekend', 'Featured Videos', 'Passes'],
} as const;
const nothingYet = {
  fr: 'Rien d’annoncé pour l’instant.',
  en: 'Nothing announced for now.',
} as const;

const open = async (holds: 'sample' | 'nothing') => {
  const site = await startSite(holds);
  onTestFinished(site.close);
  await site.store.write((db) => db.deleteFrom('pages').where('type', '=', 'home').execute());
  return site;
};

describe.each(languages)('without a home page in the data (%s)', (lang) => {
  test('HOM-01: home is made of what there is: the site’s name, what begins next, the weekend, the way to the calendar', async () => {
    const { ask } = await open('sample');
    const answer = await ask(`/${lang}`);
    const html = await answer.text();
    const [main = ''] = partsOf(html, 'main');
    expect([
      answer.status,
      partsOf(main, 'h1').map(textOf),
      partsOf(main, 'h2').map(textOf),
      valuesOf(main, 'href').includes(calendars[lang]),
      partsOf(html, 'title').map(textOf),
    ]).toEqual([200, ['Chapiteau'], headings[lang], true, ['Chapiteau']]);
    expect(html).toContain(
      `hreflang="${otherLanguage(lang)}" href="http://127.0.0.1:8080/${otherLanguage(lang)}"`,
    );
    expect(html).not.toContain('name="robots"');
  });

  test('HOM-01: also where the database holds nothing at all', async () => {
    const { ask } = await open('nothing');
    const answer = await ask(`/${lang}`);
    const [main = ''] = partsOf(await answer.text(), 'main');
    expect([answer.status, partsOf(main, 'h1').map(textOf), partsOf(main, 'article')]).toEqual([
      200,
      ['Festival'],
      [],
    ]);
    expect(textOf(main)).toContain(nothingYet[lang]);
    expect(valuesOf(main, 'href')).toContain(calendars[lang]);
  });

  test('LDR-07: control: what else is not there is not found', async () => {
    const { ask } = await open('nothing');
    const statuses = await Promise.all(
      [`/${lang}/accueil`, `/${lang}/home`, calendars[lang]].map(async (path) => (await ask(path)).status),
    );
    expect(statuses).toEqual([404, 404, 200]);
  });
});
