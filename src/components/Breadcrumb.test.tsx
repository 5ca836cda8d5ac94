import { expect, test } from 'vitest';
import { valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

test('LAY-29: home and section are links, the page itself is its name', () => {
  const html = renderScreen(
    <Breadcrumb
      above={[
        { title: 'Accueil', href: '/fr' },
        { title: 'Presse', href: '/fr/presse' },
      ]}
      here="Communiqué"
    />,
  );
  expect(html.replace(/ (class|aria-label)="[^"]*"/g, '')).toBe(
    '<nav><ol><li><a href="/fr">Accueil</a></li><li><a href="/fr/presse">Presse</a></li>' +
      '<li aria-current="page">Communiqué</li></ol></nav>',
  );
});

test.each([
  ['fr', 'Fil d’Ariane'],
  ['en', 'Breadcrumb'],
] as const)('LAY-29 (%s): it is a way through the site, by its name', (lang, name) => {
  expect(valuesOf(renderScreen(<Breadcrumb above={[]} here="A" />, { lang }), 'aria-label')).toEqual([name]);
});

test('RTE-02: the name of a page in the other language says so', () => {
  const html = renderScreen(<Breadcrumb above={[]} here="Communiqué" hereIn="fr" />);
  expect(html).toContain('<li aria-current="page" lang="fr">Communiqué</li>');
});
