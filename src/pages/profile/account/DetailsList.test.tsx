import { expect, test } from 'vitest';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { DetailsList } from './DetailsList.tsx';

test('PRO-03: the member’s number stands last, folded', () => {
  const html = renderScreen(<DetailsList fields={{ uuid: 'm1', firstname: 'Camille', pseudo: 'Cam' }} />);
  expect(textOf(html)).toBe('First name Camille pseudo Cam Member number m1');
  expect(html).toMatch(
    /<\/dl><details class="[^"]*"><summary>Member number<\/summary><bdi>m1<\/bdi><\/details>$/,
  );
});

test('PRO-03: what was not given says so, and a language is told by its name, if we know it', () => {
  const told = (fields: Record<string, string>) => textOf(renderScreen(<DetailsList fields={fields} />));
  expect([
    told({ lastname: '', lang: 'fr', pseudo: '' }),
    told({ lang: 'de' }),
    told({ firstname: 'En' }),
    told({ pseudo: 'fr' }),
  ]).toEqual([
    'Last name Not given Language of emails French pseudo Not given',
    'Language of emails de',
    'First name En',
    'pseudo fr',
  ]);
});
